import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { duringTests } from '../support/during-tests.js';
import { runCli } from '../support/run-cli.js';
import { startTestDatabase } from '../support/test-database.js';

const database = duringTests(startTestDatabase);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...words: string[]) => runCli(['catalogue', ...words], { DATABASE_URL: database.url, DATA_DIR: folder });
const json = async <Value>(...words: string[]) => JSON.parse((await run(...words, '--json')).said) as Value;
interface Explained {
  locale: string;
  question: string;
  answer: string;
  reasons: string[];
}
const why = async (sku: string, question: string) => (await json<Explained[]>('why', sku)).find((row) => row.locale === 'nl-NL' && row.question === question)!;

describe('the catalogue on the command line', () => {
  it('sets a price, lists who changed it, and undoes the change', async () => {
    const set = await run('price', 'set', 'BAS-anthracite-01', 'EUR=52.00', 'GBP=46.00', '--with-tiers', '--reason', 'Foam is dearer');
    expect(set).toEqual({
      code: 0,
      said: expect.stringMatching(/^BAS {2}43\.95 -> 46\.00 GBP {2}\+5 %\nBAS {2}49\.95 -> 52\.00 EUR {2}\+4 %\nUndo: npm run cli -- catalogue undo \w+\n$/),
    });
    expect(await json('diff')).toMatchObject([{ kind: 'family', key: 'BAS', difference: 'changed', changedBy: userInfo().username, fields: ['price.EUR', 'price.GBP', 'tiers'] }]);
    const [latest] = await json<{ id: string }[]>('log', 'BAS');
    expect(latest).toMatchObject({ by: userInfo().username, reason: 'Foam is dearer', entries: 1, first: 'family BAS' });
    expect(await run('undo')).toMatchObject({ code: 2, said: expect.stringContaining('changed   family BAS') });
    expect(await run('undo', '--yes')).toEqual({ code: 0, said: `Undid ${latest!.id}: 1 entries\n` });
    expect(await run('diff')).toEqual({ code: 0, said: 'The catalogue is that of the release\n' });
    expect(await run('undo', latest!.id, '--yes')).toMatchObject({ code: 1, said: expect.stringContaining('has changed again since') });
    expect(await run('undo', 'nothing')).toEqual({ code: 1, said: 'No change set nothing\n' });
  });

  it('asks before a price changes by more than half, and refuses one that is not valid', async () => {
    expect(await run('price', 'set', 'BAS', 'EUR=4.99', '--with-tiers')).toMatchObject({ code: 2, said: expect.stringContaining('BAS  49.95 -> 4.99 EUR  -90 %') });
    expect(await run('price', 'set', 'BAS', 'EUR=45.00')).toEqual({ code: 1, said: 'Nothing was changed.\nfamily BAS: tiers: the prices must fall\n' });
    expect(await run('price', 'set', 'BAS', 'USD=45.00')).toMatchObject({ code: 2 });
    expect(await run('price', 'set', 'XYZ', 'EUR=45.00')).toEqual({ code: 1, said: 'No product XYZ in the catalogue\n' });
    expect(await json('diff')).toEqual([]);
  });

  it('schedules a reduction and a new price, and removes them', async () => {
    expect(await run('price', 'schedule', 'BAS', 'EUR=45.00', '--from', '2020-01-01')).toMatchObject({ code: 2, said: expect.stringContaining('is in the past') });
    expect(await run('price', 'schedule', 'BAS')).toMatchObject({ code: 2 });
    expect((await run('price', 'schedule', 'BAS', 'EUR=45.00', 'GBP=39.00', '--from', '2999-11-27', '--until', '2999-11-30')).code).toBe(0);
    expect((await run('price', 'schedule', 'BAS', 'EUR=52.00', 'GBP=46.00', '--from', '2999-12-01', '--regular')).code).toBe(0);
    expect(await json('diff')).toMatchObject([{ key: 'BAS', fields: ['reduction', 'scheduled'] }]);
    expect((await run('price', 'schedule', 'BAS', '--clear')).code).toBe(0);
    expect(await json('diff')).toEqual([]);
  });

  it('takes a product off sale, explains that, and puts it back', async () => {
    expect(await why('BAS-anthracite-01', 'buyable')).toMatchObject({ answer: 'yes', reasons: [] });
    expect(await run('off', 'BAS-anthracite-01')).toMatchObject({ code: 2, said: expect.stringContaining('Take these products off sale?') });
    expect((await run('off', 'BAS-anthracite-01', '--since', '2026-11-01', '--yes')).code).toBe(0);
    expect(await why('BAS-anthracite-01', 'found')).toMatchObject({ answer: 'no', reasons: ['off sale since 2026-11-01 (catalogue on)'] });
    expect((await run('on', 'BAS-anthracite-01')).code).toBe(0);
    expect(await why('BAS-anthracite-01', 'shown')).toMatchObject({ answer: 'yes' });
    expect((await run('replace-by', 'PYR', 'WDG', '--since', '2026-11-01', '--yes')).code).toBe(0);
    expect((await why('PYR-anthracite-01', 'shown')).reasons).toEqual(['the family PYR is off sale since 2026-11-01, replaced by WDG (catalogue on)']);
    expect(await run('off', 'BAS', 'NIX')).toEqual({ code: 1, said: 'Not in the catalogue: NIX\n' });
    expect(await run('why', 'NIX-red-01')).toEqual({ code: 1, said: 'The shop never had a product NIX-red-01\n' });
  });

  it('checks what is stored, and resets it to the release', async () => {
    expect(await run('check')).toMatchObject({ code: 0 });
    expect(await run('reset')).toMatchObject({ code: 2, said: expect.stringContaining('returned  family PYR') });
    expect((await run('reset', '--yes')).code).toBe(0);
    expect(await run('reset', '--yes')).toEqual({ code: 0, said: 'The catalogue is that of the release\n' });
    expect(await why('PYR-anthracite-01', 'shown')).toMatchObject({ answer: 'yes' });
  });
});
