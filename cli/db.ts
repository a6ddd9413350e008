import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { brandCodes, type BrandCode } from '../src/contract/brand-codes.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { withProgress } from './support/with-progress.js';

const file = (purpose: string) => new Argument('<file>', purpose);
const count = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;

const upTo = (most: number) => (typed: string) => {
  const amount = Number(typed);
  if (!/^\d+$/.test(typed) || amount > most) throw new InvalidArgumentError(`It must be a whole number up to ${most}.`);
  return amount;
};

const migrate = new Command('migrate')
  .description('Applies the missing migrations to the database and lists them')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- db migrate')
  .action(async (printed: Printed) => {
    const { inDatabase } = await import('./support/in-database.js');
    const { migrateDatabase } = await import('../src/embedded/database/migrate.js');
    const applied = await inDatabase(migrateDatabase);
    printDone({ applied }, applied.length ? applied.map((name) => `Applied ${name}`).join('\n') : 'The schema is up to date', printed);
  });

interface Seeding extends Printed {
  brand?: BrandCode;
  synthetic?: number;
  force: boolean;
}

const seed = new Command('seed')
  .description('Writes the catalogue of a brand to the database; keeps what was changed in this shop, and the stock of products on sale')
  .addOption(new Option('--brand <brand>', 'brand of the catalogue (default: BRAND)').choices(brandCodes))
  .option('--synthetic <number>', 'number of generated products to add, each in one to four colours, to measure a large shop; 0 removes them', upTo(999_999))
  .option('--force', 'allows generated products in production', false)
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- db seed --brand ENC\nExample: npm run cli -- db seed --synthetic 10000')
  .action(async ({ brand, synthetic, force, ...printed }: Seeding) => {
    const { inDatabase } = await import('./support/in-database.js');
    const { prepareDatabase } = await import('../src/embedded/prepare-database.js');
    const { readCatalogue } = await import('../src/embedded/seed/read-catalogue.js');
    const { catalogueFolder } = await import('../src/embedded/seed/seed.js');
    const { fillSynthetic } = await import('../src/embedded/seed/synthetic/synthetic.js');
    await inDatabase(async (url, { BRAND, NODE_ENV }) => {
      if (synthetic && NODE_ENV === 'production' && !force) throw new Failure('Generated products are refused in production. Add --force to measure a production shop.');
      const wanted = brand ?? BRAND;
      const source = await readCatalogue(catalogueFolder(wanted));
      if (!source) throw new Failure(`${wanted} has no catalogue`);
      const isChanged = await prepareDatabase(url, wanted, printed.json ? process.stderr : process.stdout);
      if (synthetic === undefined) {
        if (printed.json || !isChanged) printDone({ isChanged }, 'The catalogue is up to date', printed);
        return;
      }
      const colours = await withProgress('Generating products', (report) => fillSynthetic(url, source.parse(), synthetic, report));
      printDone({ isChanged, synthetic, colours }, `The shop holds ${count(synthetic, 'synthetic product')} in ${count(colours, 'colour')}`, printed);
    });
  });

const backup = new Command('backup')
  .description('Writes a consistent snapshot of database and uploaded files to one file; the shop can keep running')
  .addArgument(file('file to create, for example shop.tar.gz'))
  .option('--for <public key>', 'encrypts the backup for this public key (age1…, printed by db key); only the private key can decrypt it')
  .option('--sign <file>', 'signs the backup with this private key (created by db signing-key) and writes the signature to <file>.sig')
  .addOption(asJson())
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
    if (lost.length) process.stderr.write(`${count(lost.length, 'upload')} not backed up, file missing: ${lost.join(', ')}\n`);
  });

const restore = new Command('restore')
  .description('Restores database and uploaded files from a backup, all or nothing; stop the shop first')
  .addArgument(file('backup that db backup created'))
  .option('--force', 'replaces the existing shop', false)
  .option('--key <file>', 'private key of an encrypted backup (created by db key)')
  .option('--signed-by <public key>', 'restores only a backup that is signed by this public key (ed25519:…, printed by db signing-key)')
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- db restore shop-2026-11-21.tar.gz --force --yes\nExample: npm run cli -- db restore shop-2026-11-21.tar.gz.age --key backup.key --signed-by ed25519:…',
  )
  .action(async (path: string, { force, key, signedBy, yes, ...printed }: Printed & Confirmed & { force: boolean; key?: string; signedBy?: string }) => {
    const { inDatabaseAlone } = await import('./support/in-database.js');
    const { verifyBackup } = await import('../src/embedded/backup/verify-backup.js');
    const { restoreBackup } = await import('../src/embedded/backup/restore-backup.js');
    const { openStore } = await import('../src/embedded/uploads/open-store.js');
    const { readKey } = await import('../src/embedded/backup/encryption.js');
    const { publicKeyOf } = await import('../src/embedded/backup/signature.js');
    const contents = await verifyBackup({
      file: path,
      identity: key === undefined ? undefined : await readKey(key),
      signer: signedBy === undefined ? undefined : publicKeyOf(signedBy),
    });
    if (force) await confirmed(`Replace the shop by the backup of ${contents.header.madeAt}? Everything newer is lost.`, { yes });
    await inDatabaseAlone(async (url, environment) => {
      const store = await openStore(environment);
      await withProgress('Restoring', (onProgress) => restoreBackup({ url, brand: environment.BRAND, store }, contents, { force, onProgress }));
    });
    const { header, footer } = contents;
    printDone({ madeAt: header.madeAt, files: footer.files }, `Restored the shop as of ${header.madeAt}, with ${count(footer.files, 'file')}`, printed);
  });

const key = new Command('key')
  .description('Creates a key pair to encrypt backups and prints the public key; keep the file away from the shop')
  .addArgument(file('file to create, for example backup.key'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- db key backup.key')
  .action(async (path: string, printed: Printed) => {
    const { writeKey } = await import('../src/embedded/backup/encryption.js');
    const recipient = await writeKey(path);
    printDone({ file: path, recipient }, recipient, printed);
  });

const signingKey = new Command('signing-key')
  .description('Creates a key pair to sign backups and prints the public key; keep the public key where backups are restored, not beside the backups')
  .addArgument(file('file to create, for example signing.key'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- db signing-key signing.key')
  .action(async (path: string, printed: Printed) => {
    const { writeSigningKey } = await import('../src/embedded/backup/signature.js');
    const publicKey = await writeSigningKey(path);
    printDone({ file: path, publicKey }, publicKey, printed);
  });

export const db = new Command('db');
for (const command of [migrate, seed, backup, restore, key, signingKey]) db.addCommand(command);
