import { Command } from 'commander';

interface Group {
  description: string;
  /** Whether its commands need all groups, because they describe the whole program. */
  isAboutAll?: true;
  load: () => Promise<Command>;
}

/** All command groups. Only the requested group is loaded, because half of them load the whole Shop API. */
export const groups: Record<string, Group> = {
  routes: { description: 'Lists and checks the route table', load: async () => (await import('./routes.js')).routes },
  brands: { description: 'Lists and checks the brand sites', load: async () => (await import('./brands.js')).brands },
  locales: { description: 'Checks the texts', load: async () => (await import('./locales.js')).locales },
  content: { description: 'Checks and reloads the documents', load: async () => (await import('./content.js')).content },
  legal: { description: 'Checks legal requirements', load: async () => (await import('./legal.js')).legal },
  acoustics: { description: 'Checks acoustic ratings in texts', load: async () => (await import('./acoustics.js')).acoustics },
  tracking: { description: 'Lists the tracking events', load: async () => (await import('./tracking.js')).tracking },
  catalogue: { description: 'Shows and changes the catalogue: prices, sale, history', load: async () => (await import('./catalogue.js')).catalogue },
  orders: { description: 'Shows orders and changes their state', load: async () => (await import('./orders.js')).orders },
  stock: { description: 'Shows and changes the stock, with its movements', load: async () => (await import('./stock.js')).stock },
  enquiries: { description: 'Manages enquiries, appointments and the newsletter', load: async () => (await import('./enquiries.js')).enquiries },
  customers: { description: 'Manages sessions, second factors and credit limits', load: async () => (await import('./customers.js')).customers },
  report: { description: 'Reports of the shop by day and week', load: async () => (await import('./report.js')).report },
  accounting: { description: 'Exports figures and documents for bookkeeping', load: async () => (await import('./accounting.js')).accounting },
  payments: { description: 'Tests payments, and lists those that need a decision', load: async () => (await import('./payments.js')).payments },
  webhooks: { description: 'Manages webhooks of integrators', load: async () => (await import('./webhooks.js')).webhooks },
  'api-keys': { description: 'Manages API keys of ops and integrators', load: async () => (await import('./api-keys.js')).apiKeys },
  'business-central': { description: 'Connects the shop with the ERP', load: async () => (await import('./business-central.js')).businessCentral },
  db: { description: 'Manages the database: migrations, catalogue, backups', load: async () => (await import('./db.js')).db },
  diagnostics: { description: 'Checks products, Shop API and environment', load: async () => (await import('./diagnostics.js')).diagnostics },
  contract: { description: 'Checks the Shop API of a company, operation by operation', load: async () => (await import('./contract.js')).contract },
  metrics: { description: 'Lists metrics, prints alert rules and a dashboard', load: async () => (await import('./metrics.js')).metrics },
  docs: { description: 'Prints documents that are generated from the code', load: async () => (await import('./docs.js')).docs },
  completion: { description: 'Prints the completion of commands for a shell', isAboutAll: true, load: async () => (await import('./completion.js')).completion },
  doctor: { description: 'Runs all checks', load: async () => (await import('./doctor.js')).doctor },
};

const settle = (command: Command): void => {
  command.showHelpAfterError().exitOverride();
  command.commands.forEach(settle);
};

/** The command line. Loads the group that the arguments name; the other groups have only a name and a description. */
export const programFor = async (words: readonly string[]): Promise<Command> => {
  const requested = words.find((word) => Object.hasOwn(groups, word));
  const isLoaded = (name: string) => name === requested || (requested !== undefined && groups[requested]!.isAboutAll === true);
  const program = new Command('quiet-shop')
    .description('Checks and operates the shop')
    .addHelpText('after', '\nExample: npm run cli -- doctor\nCommands of a group: npm run cli -- db --help');
  for (const [name, { description, load }] of Object.entries(groups)) program.addCommand((isLoaded(name) ? await load() : new Command(name)).description(description));
  settle(program);
  return program;
};
