import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrand } from '../config/brand.js';
import type { Brand } from '../contract/brands.js';
import { ContentReloads } from './content-reloads.js';
import { ContentService } from './content.service.js';
import { buildLibrary, type Library } from './library.js';
import { NoContent } from './read-library.js';
import { takeTicket, writeTicket } from './reload-ticket.js';

let brand: Brand;
beforeAll(async () => void (brand = await loadBrand('ENC')));

const libraryWith = (title: string): Library => {
  const matter = { id: 'one', title, summary: 'Een samenvatting die lang genoeg is om iets te zeggen voor wie haar leest.' };
  const document = { file: 'one.md', locale: 'nl-NL' as const, kind: 'pages' as const, slug: 'one', matter, body: 'Tekst.', bodyLine: 1 };
  return buildLibrary(brand, 'www', { shared: [], own: [document], pictures: new Map() });
};

/** A site whose reloads finish when the test resolves them. */
const siteOf = () => {
  const content = new ContentService(libraryWith('Eerst'), brand);
  const reads: PromiseWithResolvers<Library>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<Library>();
    reads.push(reading);
    return reading.promise;
  };
  const reloads = new ContentReloads(content, read, () => undefined);
  return { content, reads, reloads, titleNow: () => content.page('one', 'nl-NL').title };
};
const settled = () => new Promise<void>((done) => void setImmediate(done));

describe('reloading the content', () => {
  it('shows the old content until the new content is complete', async () => {
    const { reads, reloads, titleNow } = siteOf();
    const reloaded = reloads.reload();
    await settled();
    expect(titleNow()).toBe('Eerst');
    reads[0]!.resolve(libraryWith('Dan'));
    expect(await reloaded).toMatchObject({ documents: 1 });
    expect(titleNow()).toBe('Dan');
  });

  it('runs once more for all requests that arrive during a reload, so that no change is missed', async () => {
    const { reads, reloads, titleNow } = siteOf();
    const first = reloads.reload();
    await settled();
    const later = [reloads.reload(), reloads.reload(), reloads.reload()];
    await settled();
    expect(reads).toHaveLength(1);
    reads[0]!.resolve(libraryWith('Dan'));
    await first;
    await settled();
    reads[1]!.resolve(libraryWith('Tot slot'));
    await Promise.all(later);
    expect([reads.length, titleNow()]).toEqual([2, 'Tot slot']);
  });

  it('keeps the content when the folder is missing, and reads again at the next request', async () => {
    const { reads, reloads, titleNow } = siteOf();
    const failed = reloads.reload();
    await settled();
    reads[0]!.reject(new NoContent('/nowhere'));
    expect(await failed).toMatchObject({ documents: 1, faults: [{ code: 'NO_CONTENT', place: '/nowhere' }] });
    expect(titleNow()).toBe('Eerst');
    const broken = reloads.reload();
    await settled();
    reads[1]!.reject(new Error('disk'));
    await expect(broken).rejects.toThrow('disk');
    const again = reloads.reload();
    await settled();
    reads[2]!.resolve(libraryWith('Dan'));
    await again;
    expect(titleNow()).toBe('Dan');
  });
});

describe('a reload ticket', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'quiet-tickets-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is valid once', async () => {
    const ticket = await writeTicket(folder);
    expect(await takeTicket(folder, ticket)).toBe(true);
    expect(await takeTicket(folder, ticket)).toBe(false);
  });

  it.each<unknown>([undefined, null, '', 7, {}, ['x'], '../postgres', '00000000-0000-0000-0000-000000000000'])('is not accepted as %j', async (ticket) => {
    await writeTicket(folder);
    expect(await takeTicket(folder, ticket)).toBe(false);
  });
});
