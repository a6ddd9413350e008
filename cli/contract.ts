import { Argument, Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { addressOf } from './support/address.js';
import { UsageFailure } from './support/failure.js';
import { printLine } from './support/print.js';
import { withProgress } from './support/with-progress.js';

interface Options {
  mailbox?: string;
  returnUrl: string;
  product?: string;
  photoPrint?: string;
  report: string;
  json?: boolean;
}

/** Milliseconds within which the Shop API must respond to the first request. */
const firstDeadline = 10_000;

const requireResponse = async (url: string): Promise<void> => {
  try {
    // Any status counts: a Shop API may not have this path.
    await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(firstDeadline) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new UsageFailure(`Nothing responds at ${url} (${cause}). Start the Shop API, or correct the address.`);
  }
};

/** Reads the newest mail to an address from `<mailbox>/<address>`. */
const mailReader = (mailbox: string) => async (email: string) => {
  const response = await fetch(`${mailbox}/${encodeURIComponent(email)}`, { signal: AbortSignal.timeout(firstDeadline) });
  return response.ok ? response.text() : undefined;
};

export const contract = new Command('contract')
  .addArgument(new Argument('<url>', 'address of the Shop API').argParser(addressOf))
  .option('--mailbox <url>', 'address that returns the newest mail to <url>/<e-mail address> as text; without it, tokens in mails are checked only with wrong values', addressOf)
  .option('--return-url <url>', 'return URL of payments that the Shop API allows', addressOf, 'http://localhost:3000/afrekenen/resultaat')
  .option('--product <id>', 'id of a product with ten pieces in stock (default: the first one of GET /Products)')
  .option('--photo-print <id>', 'id of a photo print (default: the first one of GET /Products)')
  .option('--report <path>', 'writes <path>.txt and <path>.json', 'contract-report')
  .option('--json', 'prints JSON')
  .addHelpText(
    'after',
    [
      '',
      'Use a test system: the checks register customers, upload files and place orders.',
      'SHOP_EMAIL and SHOP_PASSWORD: a customer, if there is no mailbox. SHOP_API_KEY: key of ops.',
      'Exit code: 0 all operations passed, 1 some did not, 2 usage error or nothing responds.',
      '',
      'Example: npm run cli -- contract http://localhost:4000 --mailbox http://localhost:4000/mailbox',
    ].join('\n'),
  )
  .action(async (address: string, { mailbox, returnUrl, product, photoPrint, report, json }: Options) => {
    const url = address.replace(/\/+$/, '');
    await requireResponse(url);
    const { SHOP_EMAIL: email, SHOP_PASSWORD: password, SHOP_API_KEY: apiKey } = process.env;
    const [{ runSuite }, { countOf, reportText }] = await Promise.all([import('./contract/suite.js'), import('./contract/report.js')]);
    const target = {
      url,
      returnUrl,
      ...(mailbox && { mailFor: mailReader(mailbox.replace(/\/+$/, '')) }),
      ...(email && password && { account: { email, password } }),
      ...(apiKey && { apiKey }),
      ...(product && { productId: product }),
      ...(photoPrint && { photoPrintId: photoPrint }),
    };
    const results = await withProgress('Checking operations', (progress) => runSuite(target, progress));
    const facts = JSON.stringify({ url, at: new Date().toISOString(), passed: countOf(results, 'passed'), of: results.length, operations: results }, null, 2);
    const text = reportText(url, results);
    await Promise.all([writeFile(`${report}.txt`, `${stripVTControlCharacters(text)}\n`), writeFile(`${report}.json`, `${facts}\n`)]);
    printLine(json ? facts : `${text}\nReport: ${report}.txt and ${report}.json`);
    if (countOf(results, 'passed') < results.length) process.exitCode = 1;
  });
