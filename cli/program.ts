import { Command } from 'commander';

interface Group {
  description: string;
  load: () => Promise<Command>;
}

/** Every group of commands. Only the one asked for is loaded: half of them need the whole Shop API. */
export const groups: Record<string, Group> = {
  routes: { description: 'Works with the route table', load: async () => (await import('./routes.js')).routes },
  brands: { description: 'Works with the brand sites', load: async () => (await import('./brands.js')).brands },
  locales: { description: 'Works with the texts', load: async () => (await import('./locales.js')).locales },
  content: { description: 'Works with what is written', load: async () => (await import('./content.js')).content },
  legal: { description: 'Holds the sites against the law', load: async () => (await import('./legal.js')).legal },
  acoustics: { description: 'Works with the acoustic figures', load: async () => (await import('./acoustics.js')).acoustics },
  tracking: { description: 'Tells what is measured', load: async () => (await import('./tracking.js')).tracking },
  orders: { description: 'Looks at orders, and moves them on', load: async () => (await import('./orders.js')).orders },
  enquiries: { description: 'Works with what visitors ask, and with the newsletter', load: async () => (await import('./enquiries.js')).enquiries },
  customers: { description: 'Signs customers out, and lets them buy on account', load: async () => (await import('./customers.js')).customers },
  payments: { description: 'Tries out payments, and tells which money needs a person', load: async () => (await import('./payments.js')).payments },
  webhooks: { description: 'Tells integrators what happens', load: async () => (await import('./webhooks.js')).webhooks },
  'api-keys': { description: 'Lets ops and integrators in', load: async () => (await import('./api-keys.js')).apiKeys },
  'business-central': { description: 'Connects the shop with the ERP', load: async () => (await import('./business-central.js')).businessCentral },
  db: { description: 'Keeps the database: migrations, catalogue, backups', load: async () => (await import('./db.js')).db },
  diagnostics: { description: 'Tells how the parts of the shop stand', load: async () => (await import('./diagnostics.js')).diagnostics },
  metrics: { description: 'Tells what is measured, what is alarmed and what is drawn', load: async () => (await import('./metrics.js')).metrics },
  docs: { description: 'Prints documents that are generated from the code', load: async () => (await import('./docs.js')).docs },
  doctor: { description: 'Runs every check', load: async () => (await import('./doctor.js')).doctor },
};

const settle = (command: Command): void => {
  command.showHelpAfterError().exitOverride();
  command.commands.forEach(settle);
};

/** The command line with the group that some words ask for; of the others it knows the names. */
export const programFor = async (words: readonly string[]): Promise<Command> => {
  const asked = words.find((word) => Object.hasOwn(groups, word));
  const program = new Command('quiet-shop')
    .description('Keeps routes, brands, texts, products and orders true')
    .addHelpText('after', '\nExample: npm run cli -- doctor\nA group explains its commands: npm run cli -- db --help');
  for (const [name, { description, load }] of Object.entries(groups)) program.addCommand((name === asked ? await load() : new Command(name)).description(description));
  settle(program);
  return program;
};
