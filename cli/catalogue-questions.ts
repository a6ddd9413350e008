import { Argument, Command } from 'commander';
import { explainProduct } from '../src/embedded/catalogue-changes/explain-product.js';
import { readStoredCatalogue } from '../src/embedded/catalogue-changes/read-stored-catalogue.js';
import { storedFindings } from '../src/embedded/catalogue-changes/stored-findings.js';
import { Failure } from './support/failure.js';
import { printFindings } from './support/findings.js';
import { inCatalogue } from './support/in-catalogue.js';
import { asJson, type Printed, printRows } from './support/print.js';

const check = new Command('check')
  .description('Checks the stored catalogue: missing languages, unknown references, prices and successors')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue check')
  .action(async (printed: Printed) => {
    const findings = await inCatalogue(async (db) => storedFindings(await readStoredCatalogue(db)));
    printFindings(findings, printed);
    if (findings.some(({ severity }) => severity !== 'warning')) process.exitCode = 1;
  });

const why = new Command('why')
  .description('Explains why a product is not shown, not found or not buyable, in each locale')
  .addArgument(new Argument('<sku>', 'article number'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue why WPN-ochre-01')
  .action(async (sku: string, { json }: Printed) => {
    const explained = await inCatalogue((db) => explainProduct(db, sku));
    if (!explained) throw new Failure(`The shop never had a product ${sku}`);
    const rows = explained.explanations.map(({ locale, question, reasons }) => ({
      locale,
      question,
      answer: reasons.length ? 'no' : 'yes',
      reasons: json ? reasons : reasons.join('; ') || '-',
    }));
    printRows(rows, { ...(json && { json }), nothing: '', colour: (at, name) => (name === 'answer' ? (rows[at]!.answer === 'yes' ? 'green' : 'red') : undefined) });
  });

/** Commands that read the stored catalogue. */
export const catalogueQuestionCommands = [check, why];
