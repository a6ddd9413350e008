import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadBrand } from '../../src/config/brand.js';
import { readLibrary } from '../../src/content/read-library.js';
import { loadFacts } from '../support/load-sites.js';
import { brandsFolder, writtenBrands } from '../support/written.js';
import { contentFindings } from './content-findings.js';

const matter = `id: quiet
title: Rust
summary: Een samenvatting van een stuk over rust, lang genoeg om iets te zeggen voor wie zoekt en leest.
published: 2026-03-12
picture:
  file: rooms/room-office.webp
  alt: Een kantoor`;
const written = (body: string, head = matter) => `---\n${head}\n---\n\n${body}\n`;

describe('the check of what is written', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quiet-content-'));
    await mkdir(join(folder, 'shared/media'), { recursive: true });
    await cp(join(brandsFolder, 'shared/media/manifest.json'), join(folder, 'shared/media/manifest.json'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** What is found when these files are all there is. */
  const codes = async (files: Record<string, string>): Promise<string[]> => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, 'enc/content', file)), { recursive: true });
      await writeFile(join(folder, 'enc/content', file), text);
    }
    const library = await readLibrary(await loadBrand('ENC'), 'www', folder, new Set(['WPN']));
    return contentFindings(library).map(({ code, place }) => `${code} ${place}`);
  };
  /** The same document in the four languages, with another text in Dutch. */
  const everywhere = (dutch: string) => ({
    'nl-NL/blogs/rust.md': dutch,
    'de-DE/blogs/ruhe.md': written('Ruhe.'),
    'fr-FR/blogs/calme.md': written('Calme.'),
    'en-GB/blogs/quiet.md': written('Quiet.'),
  });

  it('finds nothing in ours', async () => {
    for (const code of writtenBrands) expect(contentFindings((await loadFacts(code)).library)).toEqual([]);
  });
  it('finds nothing in a good document', async () => expect(await codes(everywhere(written('Rust.')))).toEqual([]));

  it.each<[string, string, string[]]>([
    ['front matter that is none', 'Rust.', ['MALFORMED_FRONT_MATTER brands/enc/content/nl-NL/blogs/rust.md:1', 'MISSING_TRANSLATION nl-NL/blogs/quiet']],
    [
      'a wrong field, on its line',
      written('Rust.', matter.replace('2026-03-12', 'gisteren')),
      ['MALFORMED_FRONT_MATTER brands/enc/content/nl-NL/blogs/rust.md:5', 'MISSING_TRANSLATION nl-NL/blogs/quiet'],
    ],
    ['a link that leads nowhere, on its line', written('Rust.\n\n[meer](advice:nothing)'), ['BROKEN_LINK brands/enc/content/nl-NL/blogs/rust.md:13']],
    ['a picture that is not there', written('![alt](rooms/room-cellar.webp)'), ['MISSING_PICTURE brands/enc/content/nl-NL/blogs/rust.md:11']],
    ['a picture without words', written('![](rooms/room-office.webp)'), ['MISSING_ALT brands/enc/content/nl-NL/blogs/rust.md:11']],
    ['a product that is not there', written('Rust.', `${matter}\nproducts: [WPN, WPX]`), ['UNKNOWN_PRODUCT brands/enc/content/nl-NL/blogs/rust.md:1']],
    ['HTML', written('Rust <b>hier</b>.'), ['RAW_HTML brands/enc/content/nl-NL/blogs/rust.md:11']],
    ['a place that nothing fills', written('Bel {pone}.'), ['UNKNOWN_PLACEHOLDER brands/enc/content/nl-NL/blogs/rust.md:11']],
  ])('finds %s', async (_, dutch, found) => expect(await codes(everywhere(dutch))).toEqual(found));

  it('finds two files that say they are the same document', async () => {
    const files = { ...everywhere(written('Rust.')), 'nl-NL/blogs/stilte.md': written('Stilte.') };
    expect(await codes(files)).toEqual(['DOUBLE_ID brands/enc/content/nl-NL/blogs/rust.md, brands/enc/content/nl-NL/blogs/stilte.md']);
  });

  it('finds a file in no place of ours, a slug that stands twice, and a document nobody translated', async () => {
    expect(await codes({ 'nl-NL/verhalen/rust.md': written('Rust.') })).toEqual(['UNKNOWN_PLACE brands/enc/content/nl-NL/verhalen/rust.md:1']);
    const only = { 'nl-NL/blogs/rust.md': written('Rust.') };
    await rm(join(folder, 'enc'), { recursive: true });
    expect(await codes(only)).toEqual(['MISSING_TRANSLATION de-DE/blogs/quiet', 'MISSING_TRANSLATION fr-FR/blogs/quiet', 'MISSING_TRANSLATION en-GB/blogs/quiet']);
    await rm(join(folder, 'enc'), { recursive: true });
    // In nl-BE a file of the country's own has the name of another document of its language.
    const files = { ...everywhere(written('Rust.')), 'nl-BE/blogs/rust.md': written('Kalm.', matter.replace('id: quiet', 'id: calm')) };
    expect(await codes(files)).toContain('DOUBLE_SLUG brands/enc/content/nl-NL/blogs/rust.md, brands/enc/content/nl-BE/blogs/rust.md');
  });
});
