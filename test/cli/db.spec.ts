import { sql } from 'drizzle-orm';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { readEnvironment } from '../../src/config/environment.js';
import { writeBackup } from '../../src/embedded/backup/write-backup.js';
import { holdDataDirLock } from '../../src/embedded/database/lock.js';
import { prepareSchema } from '../../src/embedded/database/migrate.js';
import { ledgerStatements, ownNames, readMigrations } from '../../src/embedded/database/migrations.js';
import { startPostgres } from '../../src/embedded/database/postgres.js';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { DiskStore } from '../../src/embedded/uploads/disk-store.js';
import { openStore } from '../../src/embedded/uploads/open-store.js';
import { Caller } from '../contract/caller.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { photograph } from '../support/pictures.js';
import { runCli } from '../support/run-cli.js';
import { startBucket } from '../support/s3.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';

let shop: TestShop;
let folder: string;
let backup: string;
let uploadId: string;
/** Content of the database at the time of the backup. */
let held: Record<string, string>;

const run = (dataDir: string, ...words: string[]) => runCli(['db', ...words], { DATA_DIR: join(folder, dataDir) });
const runBeside = (...words: string[]) => runCli(['db', ...words], { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
const said = (text: string, code = 1) => ({ code, said: `${text}\n` });

/** Starts the built-in database of a folder for one function. */
const within = async <Value>(dataDir: string, work: (client: Client, url: string) => Promise<Value>): Promise<Value> => {
  const server = await startPostgres(join(folder, dataDir));
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client, server.url);
  } finally {
    await client.end();
    await server.stop();
  }
};
/** Row count and hash of each table, and the jobs of the queue. Heartbeats of workers and cron jobs are left out, because the running shop writes them every few seconds. */
const contentOf = async (client: Client): Promise<Record<string, string>> => {
  const content: Record<string, string> = {};
  const compared = ownNames().tables.filter((table) => table !== 'job_worker');
  const { rows: tables } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1)`, [compared]);
  for (const { name: table } of tables)
    content[table] = (await client.query<{ word: string }>(`select count(*) || ' ' || md5(string_agg(t::text, '' order by t::text)) as word from "${table}" t`)).rows[0]!.word;
  const { rows } = await client.query<{ jobs: string }>(
    `select string_agg(payload || ' ' || run_at, ',') as jobs from graphile_worker._private_jobs where attempts < max_attempts and payload->'_cron' is null`,
  );
  return { ...content, jobs: rows[0]!.jobs };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-db-'));
  backup = join(folder, 'shop.tar.gz');
  shop = await startTestShop();
  const [product] = await shop.products();
  const order = await shop.visitor().order(product, 2);
  await shop.mailTo('ada@example.nl', ({ subject }) => subject.includes(order.number!));
  const content = await photograph(900, 600);
  const { files } = await new Caller({ name: 'embedded', url: shop.url }).ok('addStorageItem', { name: 'Sea; "at" night\\n' }, { file: { name: 'sea.jpg', content } });
  uploadId = files[0]!.uploadId;
  await addJobs(shop.db, 'send_mail', [{ id: 'of tomorrow' }], { runAt: new Date(Date.now() + 86_400_000) });
  await eventually('all mails to be sent', async () => (await shop.db.execute(sql`select 1 from mail where sent_at is null`)).rows.length === 0 || undefined);
  expect(await runBeside('backup', backup)).toEqual({ code: 0, said: expect.stringMatching(/holds \d{4,5} rows and 3 files\n$/) });
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  held = await contentOf(client);
  await client.end();
  expect(await run('restored', 'restore', backup)).toEqual({ code: 0, said: expect.stringMatching(/^Restored the shop as of .*, with 3 files\n$/) });
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup of a running shop', () => {
  it('restores every row and every job', async () => expect(await within('restored', contentOf)).toEqual(held));

  it('restores every file', async () => {
    const [ours, theirs] = [shop.dataDir, join(folder, 'restored')].map((dataDir) => new DiskStore(dataDir));
    for (const file of ['original', 'preview-800.webp']) expect(await readFile(theirs!.pathOf(uploadId, file))).toEqual(await readFile(ours!.pathOf(uploadId, file)));
  });

  it('restores the values of sequences', async () => {
    const next = await within('restored', async (client) => (await client.query<{ next: string }>(`select nextval('order_number') as next`)).rows[0]!.next);
    expect(Number(next)).toBe(2);
    const { rows } = await shop.db.execute<{ next: string }>(sql`select max(position) as next from order_line`);
    const lines = await within('restored', async (client) => (await client.query<{ next: string }>(`select nextval('order_line_position_seq') as next`)).rows[0]!.next);
    expect(Number(lines)).toBeGreaterThan(Number(rows[0]!.next));
  });

  it('is readable only by its owner, and never overwritten', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect(await runBeside('backup', backup)).toEqual(said(`${backup} already exists. Choose a new file name: a backup is never overwritten`));
    expect(await runBeside('backup', join(folder, 'no/such/folder.tar.gz'))).toEqual(said(`${join(folder, 'no/such/folder.tar.gz')} cannot be written (ENOENT)`));
  });

  it('leaves out an upload that is deleted during the backup', async () => {
    class Vanishing extends DiskStore {
      override async filesOf(id: string): Promise<string[]> {
        await shop.db.execute(sql`delete from storage_file where upload_id = ${id}`);
        await shop.db.execute(sql`delete from upload where id = ${id}`);
        return [];
      }
    }
    const file = join(folder, 'vanished.tar.gz');
    expect(await writeBackup({ url: shop.databaseUrl, brand: 'ENC', store: new Vanishing(shop.dataDir) }, { file }, () => undefined)).toMatchObject({ files: 0, lost: [] });
    expect((await run('vanished', 'restore', file)).code).toBe(0);
    expect((await within('vanished', contentOf))['upload']).toBeNull();
  });

  it('reports an upload whose file is missing', async () => {
    await shop.db.execute(sql`insert into upload (id, owner, name, type, size, sha256) values ('lost', 'guest:x', 'x', 'x', 1, 'x')`);
    expect((await runBeside('backup', join(folder, 'lost.tar.gz'))).said).toContain('1 upload not backed up, file missing: lost');
  });
});

describe('an encrypted backup', () => {
  it('can only be restored with its key, and not after it was modified', async () => {
    const [ours, another, file] = ['backup.key', 'another.key', 'shop.tar.gz.age'].map((name) => join(folder, name)) as [string, string, string];
    const recipient = (await run('none', 'key', ours)).said.trim();
    expect([recipient, (await stat(ours)).mode & 0o777]).toEqual([expect.stringMatching(/^age1[a-z\d]{58}$/), 0o600]);
    expect(await run('none', 'key', ours)).toEqual(said(`${ours} already exists. Choose a new file name: a key is never overwritten`));
    expect((await run('none', 'key', another)).code).toBe(0);
    expect(await runBeside('backup', file, '--for', 'age1nobody')).toEqual(said('age1nobody is not an age public key (age1…). Use the public key that db key prints'));
    expect((await run('restored', 'backup', file, '--for', recipient)).said).toMatch(/and 3 files\n$/);
    expect(await run('opened', 'restore', file)).toEqual(said(`${file} is encrypted: pass its key file with --key`));
    expect(await run('opened', 'restore', file, '--key', another)).toEqual(said(`${file} was encrypted for another key`));
    expect(await run('opened', 'restore', file, '--key', backup)).toEqual(said(`${backup} contains no key (AGE-SECRET-KEY-…)`));
    expect((await run('opened', 'restore', file, '--key', ours)).said).toMatch(/with 3 files\n$/);
    expect(await within('opened', contentOf)).toEqual(held);
    const bytes = await readFile(file);
    bytes[60_000]! ^= 1;
    await writeFile(file, bytes);
    expect(await run('opened', 'restore', file, '--key', ours, '--force', '--yes')).toEqual(said(`${file} is not a complete backup of a shop`));
    expect(await within('opened', contentOf)).toEqual(held);
  }, 60_000);
});

describe('a signed backup', () => {
  it('is restored with the public key of its signer, and refused when it was replaced, signed with another key, or not signed', async () => {
    const [ours, another, file, encrypted] = ['signing.key', 'their-signing.key', 'signed.tar.gz', 'signed.tar.gz.age'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
      string,
    ];
    const signer = (await run('none', 'signing-key', ours)).said.trim();
    expect([signer, (await stat(ours)).mode & 0o777]).toEqual([expect.stringMatching(/^ed25519:[\w-]{43}$/), 0o600]);
    expect(await run('none', 'signing-key', ours)).toEqual(said(`${ours} already exists. Choose a new file name: a key is never overwritten`));
    const other = (await run('none', 'signing-key', another)).said.trim();
    expect(await runBeside('backup', file, '--sign', backup)).toEqual(said(`${backup} contains no signing key. Create one with db signing-key`));
    expect((await run('restored', 'backup', file, '--sign', ours)).said).toMatch(/and 3 files\n$/);
    const restore = (path: string, by: string, ...words: string[]) => run('signed', 'restore', path, '--signed-by', by, ...words);
    const refusal = (path: string, by: string) => said(`${path} was not signed by ${by}, or was changed after signing`);

    expect(await restore(file, 'age1nobody')).toEqual(said('age1nobody is not a public signing key (ed25519:…). Use the public key that db signing-key prints'));
    expect(await restore(backup, signer)).toEqual(said(`${backup}.sig cannot be read (ENOENT)`));
    expect(await restore(file, other)).toEqual(refusal(file, other));
    // An attacker replaces the backup by another one, signed with another key or with the copied signature.
    const theirs = join(folder, 'theirs.tar.gz');
    expect((await run('restored', 'backup', theirs, '--sign', another)).code).toBe(0);
    expect(await restore(theirs, signer)).toEqual(refusal(theirs, signer));
    await copyFile(`${file}.sig`, `${theirs}.sig`);
    expect(await restore(theirs, signer)).toEqual(refusal(theirs, signer));
    await expect(stat(join(folder, 'signed'))).rejects.toThrow('ENOENT');

    expect((await restore(file, signer)).said).toMatch(/with 3 files\n$/);
    expect(await within('signed', contentOf)).toEqual(held);
    const key = join(folder, 'of-signed.key');
    const recipient = (await run('none', 'key', key)).said.trim();
    expect((await run('restored', 'backup', encrypted, '--for', recipient, '--sign', ours)).code).toBe(0);
    expect((await restore(encrypted, other, '--key', key, '--force', '--yes')).code).toBe(1);
    expect((await restore(encrypted, signer, '--key', key, '--force', '--yes')).said).toMatch(/with 3 files\n$/);
  }, 120_000);
});

describe('restoring', () => {
  const change = (dataDir: string, ...statements: string[]) =>
    within(dataDir, async (client) => {
      for (const statement of statements) await client.query(statement);
      return contentOf(client);
    });

  it('replaces an existing shop only with --force', async () => {
    await change(
      'restored',
      `insert into mail (id, "to", subject, html, text, locale) values ('later', 'x', 'x', 'x', 'x', 'nl-NL')`,
      'delete from withdrawal',
      'create table theirs (kept int)',
    );
    expect(await run('restored', 'restore', backup)).toEqual(said('This database already contains a shop: replace it with --force, or restore into an empty database'));
    expect((await run('restored', 'restore', backup, '--force', '--yes')).code).toBe(0);
    expect(await change('restored', 'select kept from theirs')).toEqual(held);
  });

  it.each<[string, (whole: Buffer) => Buffer, string]>([
    ['was cut', (whole) => whole.subarray(0, whole.length / 2), 'is not a complete backup of a shop'],
    ['lost its last bytes', (whole) => whole.subarray(0, -9), 'is not a complete backup of a shop'],
    ['has a wrong byte', (whole) => Buffer.concat([whole.subarray(0, 60_000), Buffer.from([whole[60_000]! ^ 1]), whole.subarray(60_001)]), 'is not a complete backup of a shop'],
    ['is something else', () => Buffer.from('hello'), 'is not a complete backup of a shop'],
  ])(
    'changes nothing when the file %s',
    async (_, spoil, message) => {
      const file = join(folder, 'spoilt.tar.gz');
      await writeFile(file, spoil(await readFile(backup)));
      expect(await run('restored', 'restore', file, '--force', '--yes')).toEqual(said(`${file} ${message}`));
      expect(await within('restored', contentOf)).toEqual(held);
    },
    30_000,
  );

  it('reports other errors in one line', async () => {
    expect(await run('fresh', 'restore', join(folder, 'none'))).toEqual(said(`${join(folder, 'none')} cannot be read (ENOENT)`));
    await expect(stat(join(folder, 'fresh'))).rejects.toThrow('ENOENT');
    expect(await runCli(['db', 'restore', backup], { DATA_DIR: join(folder, 'fresh'), BRAND: 'EF' })).toEqual(
      said('The backup is of brand ENC, but this shop is brand EF: set BRAND=ENC'),
    );
    expect(await run('fresh', 'backup', join(folder, 'nothing.tar.gz'))).toEqual(said('There is no shop in this database'));
    expect(await runBeside('restore', backup, '--force', '--yes')).toEqual(said('A shop runs on this database: stop it first'));
  });

  it('refuses to replace the built-in database of a running shop', async () => {
    await within('restored', async (client, url) => {
      const lock = await holdDataDirLock(url);
      expect(await run('restored', 'restore', backup, '--force', '--yes')).toEqual(said('The data directory is in use by another process of the shop'));
      await lock.release();
      expect(await contentOf(client)).toEqual(held);
    });
  });

  it('migrates an older backup to the current schema, and refuses a newer one', async () => {
    await within('older', async (client, url) => {
      await prepareSchema(client, url);
      const steps = readMigrations().slice(0, 1);
      for (const statement of [...ledgerStatements, ...steps.flatMap(({ statements }) => statements)]) await client.query(statement);
      for (const { hash, at } of steps) await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at]);
      await client.query(`insert into category (id, position, picture, texts) values ('kept', 1, '{}', '{}')`);
    });
    const file = join(folder, 'older.tar.gz');
    expect(await run('older', 'backup', file)).toEqual(said(`${file} holds 1 row and 0 files`, 0));
    expect((await run('newest', 'restore', file)).code).toBe(0);
    expect(await run('newest', 'migrate')).toEqual(said('The schema is up to date', 0));
    await within('newest', async (client) => {
      expect((await client.query('select id from category')).rows).toEqual([{ id: 'kept' }]);
      await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`);
    });
    expect(await run('newest', 'restore', file, '--force', '--yes')).toEqual(said('The database belongs to a different version of the shop: restore into an empty database'));
    expect(await run('newest', 'backup', join(folder, 'newer.tar.gz'))).toEqual(said('The database belongs to a different version of the shop: back it up with that version'));
  });
});

describe('a shop whose files are in a bucket', () => {
  const bucket = duringTests(startBucket);

  it('can be restored from a backup of a shop with a folder, and the other way round', async () => {
    const inBucket = (dataDir: string) => ({ DATA_DIR: join(folder, dataDir), ...bucket.variables });
    const [there, back] = [join(folder, 'of-a-bucket.tar.gz'), 'from-a-bucket'];
    expect((await runCli(['db', 'restore', backup], inBucket('in-a-bucket'))).said).toMatch(/with 3 files\n$/);
    const kept = await (await openStore(readEnvironment(inBucket('in-a-bucket')))).open(uploadId, 'original');
    const original = await readFile(new DiskStore(shop.dataDir).pathOf(uploadId, 'original'));
    expect(await buffer(kept!.content)).toEqual(original);
    expect((await runCli(['db', 'backup', there], inBucket('in-a-bucket'))).said).toMatch(/ and 3 files\n$/);
    expect((await run(back, 'restore', there)).code).toBe(0);
    expect(await within(back, contentOf)).toEqual(held);
    expect(await readFile(new DiskStore(join(folder, back)).pathOf(uploadId, 'original'))).toEqual(original);
  });
});

describe('a new database', () => {
  it('is migrated and filled with the catalogue once', async () => {
    expect(await run('new', 'migrate')).toEqual(
      said(
        readMigrations()
          .map(({ name }) => `Applied ${name}`)
          .join('\n'),
        0,
      ),
    );
    expect(await run('new', 'seed', '--brand', 'ENC')).toEqual({ code: 0, said: expect.stringMatching(/^The shop holds \d+ products\n$/) });
    expect(await run('new', 'seed')).toEqual(said('The catalogue is up to date', 0));
    expect((await run('new', 'seed', '--brand', 'NONE')).code).toBe(2);
  });

  it('accepts synthetic products and removes them again, in production only with --force', async () => {
    expect(await run('new', 'seed', '--synthetic', '40')).toEqual({ code: 0, said: expect.stringMatching(/^The shop holds 40 synthetic products in \d+ colours\n$/) });
    expect(JSON.parse((await run('new', 'seed', '--synthetic', '1', '--json')).said)).toEqual({ isChanged: false, synthetic: 1, colours: expect.any(Number) });
    const inProduction = (...words: string[]) => runCli(['db', 'seed', '--synthetic', '2', ...words], { DATA_DIR: join(folder, 'new'), NODE_ENV: 'production' });
    expect(await inProduction()).toEqual(said('Generated products are refused in production. Add --force to measure a production shop.'));
    expect((await inProduction('--force')).code).toBe(0);
    expect(await run('new', 'seed', '--synthetic', '0')).toEqual(said('The shop holds 0 synthetic products in 0 colours', 0));
    expect((await run('new', 'seed', '--synthetic', 'many')).code).toBe(2);
  });
});
