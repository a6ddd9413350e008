import { Command } from 'commander';
import { NewsletterService } from '../src/embedded/enquiries/newsletter.service.js';
import { EnquiryRegister } from '../src/embedded/enquiries/enquiry-register.js';
import { inRegister, limitOption, type Listed, pageOption } from './support/enquiry-options.js';
import { formatOption, saveRows } from './support/export-rows.js';
import { asJson, type Printed, printRows } from './support/print.js';
import { withShop } from './support/with-shop.js';

const list = new Command('list')
  .description('Lists newsletter subscriptions, newest first')
  .addOption(limitOption())
  .addOption(pageOption())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries newsletter list --limit 20')
  .action(async ({ json, ...slice }: Printed & Listed) => {
    const rows = await inRegister((register) => register.subscriptions(slice));
    printRows(
      rows.map(({ email, locale, askedAt, confirmedAt }) => ({ email, locale, askedAt, confirmedAt })),
      { json, nothing: 'No subscriptions' },
    );
  });

const exportAll = new Command('export')
  .description('Writes every subscription with evidence of consent and two unsubscribe links, for the program that sends the newsletter')
  .addOption(formatOption())
  .option('--out <file>', 'file to create; an existing file is not overwritten')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries newsletter export --format csv --out newsletter.csv')
  .action((wish: Printed & { format: 'csv' | 'json'; out?: string }) =>
    withShop(async (shop) => {
      const service = shop.get(NewsletterService, { strict: false });
      async function* subscriptions(): AsyncGenerator<object[]> {
        for await (const page of shop.get(EnquiryRegister, { strict: false }).allSubscriptions())
          yield page.map(({ id: _, unsubscribeKey, ...facts }) => ({ ...facts, ...service.unsubscribeHeaders({ locale: facts.locale, unsubscribeKey }) }));
      }
      await saveRows(subscriptions(), wish);
    }),
  );

export const newsletter = new Command('newsletter').description('Lists and exports newsletter subscriptions').addCommand(list).addCommand(exportAll);
