import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { brandCodes, type BrandCode } from '../src/contract/brands.js';
import { Failure } from './support/failure.js';
import { printDone } from './support/print.js';
import { withProgress } from './support/with-progress.js';

interface Printed {
  json?: boolean;
}

const file = (purpose: string) => new Argument('<file>', purpose);
const count = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;

const upTo = (most: number) => (typed: string) => {
  const amount = Number(typed);
  if (!/^\d+$/.test(typed) || amount > most) throw new InvalidArgumentError(`It must be a whole number up to ${most}.`);
  return amount;
};

const migrate = new Command('migrate')
  .description('Brings the database to the newest schema, and says by which migrations')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- db migrate')
  .action(async (printed: Printed) => {
    const { inDatabase } = await import('./support/in-database.js');
    const { migrateDatabase } = await import('../src/embedded/database/migrate.js');
    const applied = await inDatabase(migrateDatabase);
    printDone({ applied }, applied.length ? applied.map((name) => `Applied ${name}`).join('\n') : 'The schema is the newest', printed);
  });

interface Seeding extends Printed {
  brand?: BrandCode;
  synthetic?: number;
  force: boolean;
}

const seed = new Command('seed')
  .description('Brings the database to a brand’s catalogue; stock of what is on sale stays')
  .addOption(new Option('--brand <brand>', 'whose catalogue; BRAND unless given').choices(brandCodes))
  .option('--synthetic <number>', 'so many made-up products beside it, in one to four colours each, to measure a large shop; 0 removes them', upTo(999_999))
  .option('--force', 'made-up products in production, too', false)
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- db seed --brand ENC\nExample: npm run cli -- db seed --synthetic 10000')
  .action(async ({ brand, synthetic, force, ...printed }: Seeding) => {
    const { inDatabase } = await import('./support/in-database.js');
    const { prepareDatabase } = await import('../src/embedded/prepare-database.js');
    const { readCatalogue } = await import('../src/embedded/seed/read-catalogue.js');
    const { catalogueFolder } = await import('../src/embedded/seed/seed.js');
    const { fillSynthetic } = await import('../src/embedded/seed/synthetic/synthetic.js');
    await inDatabase(async (url, { BRAND, NODE_ENV }) => {
      if (synthetic && NODE_ENV === 'production' && !force) throw new Failure('A shop in production sells no made-up products: add --force if you measure one');
      const wanted = brand ?? BRAND;
      const source = await readCatalogue(catalogueFolder(wanted));
      if (!source) throw new Failure(`${wanted} has no catalogue`);
      const isChanged = await prepareDatabase(url, wanted, printed.json ? process.stderr : process.stdout);
      if (synthetic === undefined) {
        if (printed.json || !isChanged) printDone({ isChanged }, 'The catalogue is as it is written', printed);
        return;
      }
      const colours = await withProgress('Making products up', (report) => fillSynthetic(url, source.parse(), synthetic, report));
      printDone({ isChanged, synthetic, colours }, `The shop holds ${count(synthetic, 'synthetic product')} in ${count(colours, 'colour')}`, printed);
    });
  });

const backup = new Command('backup')
  .description('Writes database and uploaded files, as they are at one moment, into one file; the shop may go on')
  .addArgument(file('a new one, e.g. shop.tar.gz'))
  .option('--for <public key>', 'encrypt it (age1…, as db key says it): whoever else has the file, this machine too, cannot read it')
  .option('--sign <file>', 'sign it with the key that db signing-key wrote there; the signature stands beside it (<file>.sig)')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- db backup shop-2026-11-21.tar.gz\nExample: npm run cli -- db backup shop-2026-11-21.tar.gz.age --for age1… --sign signing.key')
  .action(async (path: string, { for: recipient, sign, ...printed }: Printed & { for?: string; sign?: string }) => {
    const { inDatabase } = await import('./support/in-database.js');
    const { writeBackup } = await import('../src/embedded/backup/write-backup.js');
    const { readSigningKey } = await import('../src/embedded/backup/signature.js');
    const { openStore } = await import('../src/embedded/uploads/open-store.js');
    const signingKey = sign === undefined ? undefined : await readSigningKey(sign);
    const { rows, files, lost } = await inDatabase(async (url, environment) => {
      const store = await openStore(environment);
      return withProgress('Backing up', (report) => writeBackup({ url, brand: environment.BRAND, store }, { file: path, recipient, signingKey }, report));
    });
    printDone({ file: path, rows, files, lost }, `${path} holds ${count(rows, 'row')} and ${count(files, 'file')}`, printed);
    if (lost.length) process.stderr.write(`${count(lost.length, 'upload')} had no file any more: ${lost.join(', ')}\n`);
  });

const restore = new Command('restore')
  .description('Brings database and uploaded files back, all or nothing; the shop must not run')
  .addArgument(file('made by db backup'))
  .option('--force', 'replace the shop that is there', false)
  .option('--key <file>', 'the key of an encrypted backup, as db key wrote it')
  .option('--signed-by <public key>', 'take it only when it is signed by this key (ed25519:…, as db signing-key said it)')
  .option('--json', 'as JSON')
  .addHelpText(
    'after',
    '\nExample: npm run cli -- db restore shop-2026-11-21.tar.gz --force\nExample: npm run cli -- db restore shop-2026-11-21.tar.gz.age --key backup.key --signed-by ed25519:…',
  )
  .action(async (path: string, { force, key, signedBy, ...printed }: Printed & { force: boolean; key?: string; signedBy?: string }) => {
    const { inDatabaseAlone } = await import('./support/in-database.js');
    const { examineBackup } = await import('../src/embedded/backup/examine-backup.js');
    const { restoreBackup } = await import('../src/embedded/backup/restore-backup.js');
    const { openStore } = await import('../src/embedded/uploads/open-store.js');
    const { readKey } = await import('../src/embedded/backup/encryption.js');
    const { publicKeyOf } = await import('../src/embedded/backup/signature.js');
    const contents = await examineBackup({
      file: path,
      identity: key === undefined ? undefined : await readKey(key),
      signer: signedBy === undefined ? undefined : publicKeyOf(signedBy),
    });
    await inDatabaseAlone(async (url, environment) => {
      const store = await openStore(environment);
      await withProgress('Restoring', (onProgress) => restoreBackup({ url, brand: environment.BRAND, store }, contents, { force, onProgress }));
    });
    const { header, footer } = contents;
    printDone({ madeAt: header.madeAt, files: footer.files }, `The shop is as it was at ${header.madeAt}, with ${count(footer.files, 'file')}`, printed);
  });

const key = new Command('key')
  .description('Makes a key for encrypted backups, and says the public key that belongs to it; keep it away from the shop')
  .addArgument(file('a new one, e.g. backup.key'))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- db key backup.key')
  .action(async (path: string, printed: Printed) => {
    const { writeKey } = await import('../src/embedded/backup/encryption.js');
    const recipient = await writeKey(path);
    printDone({ file: path, recipient }, recipient, printed);
  });

const signingKey = new Command('signing-key')
  .description('Makes a key for signing backups, and says the public key that belongs to it; keep that where backups are restored, not beside them')
  .addArgument(file('a new one, e.g. signing.key'))
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- db signing-key signing.key')
  .action(async (path: string, printed: Printed) => {
    const { writeSigningKey } = await import('../src/embedded/backup/signature.js');
    const publicKey = await writeSigningKey(path);
    printDone({ file: path, publicKey }, publicKey, printed);
  });

/** The database and what lies beside it. */
export const db = new Command('db');
for (const command of [migrate, seed, backup, restore, key, signingKey]) db.addCommand(command);
