import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadBrand } from '../../src/config/brand.js';
import type { BrandCode } from '../../src/contract/brand-codes.js';
import type { ContentFault } from '../../src/content/read-documents.js';
import { readLibrary } from '../../src/content/read-library.js';
import { loadFacts } from '../support/load-sites.js';
import { availableBrands } from '../support/brand-folders.js';
import { contentFindings } from './content-findings.js';

const matter = `id: quiet
title: Rust
summary: Een samenvatting van een stuk over rust, lang genoeg om iets te zeggen voor wie zoekt en leest.
published: 2026-03-12
picture:
  file: rooms/room-office.webp
  alt: Een kantoor`;
/** Enough words for an article. */
const words = 'Stilte is er pas als niemand haar hoort. '.repeat(20);
/** Line of the file on which the body starts. */
const start = 11;
const written = (body: string, head = matter) => `---\n${head}\n---\n\n${body}\n\n${words}\n`;
const changed = (field: string, value: string) => written('Rust.', matter.replace(new RegExp(`^${field}:.*$`, 'm'), value));

const catalogue = { families: new Set(['WPN', 'BAF']), categories: new Set(['walls']) };
const dutch = 'brands/enc/content/nl-NL/blogs/rust.md';
const jobMatter = `id: maker
title: Panelenmaker
summary: Een samenvatting van een baan in de werkplaats, lang genoeg om iets te zeggen voor wie zoekt en leest.
published: 2026-03-12
validThrough: 2026-09-30
employment: FULL_TIME
hours: 38
salary: { min: 2800, max: 3400 }`;

describe('the content check', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'quiet-content-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = async (files: Record<string, string>, below = 'enc/content') => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, below, file)), { recursive: true });
      await writeFile(join(folder, below, file), text);
    }
  };
  const found = async (brand: BrandCode = 'ENC', known = catalogue) => {
    const library = await readLibrary(await loadBrand(brand), 'www', { folder, catalogue: known });
    return contentFindings(library).map(({ code, place }) => `${code} ${place}`);
  };
  /** Findings when there are only these files. */
  const codes = async (files: Record<string, string>): Promise<string[]> => {
    await write(files);
    return found();
  };
  /** The same document in the four languages, with another text in Dutch. */
  const everywhere = (text: string) => ({
    'nl-NL/blogs/rust.md': text,
    'de-DE/blogs/ruhe.md': written('Ruhe.'),
    'fr-FR/blogs/calme.md': written('Calme.'),
    'en-GB/blogs/quiet.md': written('Quiet.'),
  });

  it('finds nothing in the documents of the project', async () => {
    for (const code of availableBrands()) expect(contentFindings((await loadFacts(code)).library)).toEqual([]);
  });
  it('finds nothing in a good document', async () => expect(await codes(everywhere(written('Rust.')))).toEqual([]));

  it('finds nothing in a document with every short code and links into the catalogue', async () => {
    const body = `## Eerst

[Wanden](category:walls) en [een paneel](product:WPN), [mail](mailto:a@example.nl), [norm](https://www.iso.org/).

::: product WPN BAF
:::

::: video aBcDeFgHi_1 Zo klinkt een kamer
:::

::: quote Anna de Wit, directeur
Het is **stil**.
:::

::: gallery
![Een kantoor](rooms/room-office.webp)
![Een studio](rooms/room-studio.webp)
:::

::: action route:contact
Vraag het ons
:::

::: form contact
:::

::: calculator
:::

\`\`\`
::: this is no code
\`\`\`

### Dan`;
    expect(await codes(everywhere(written(body)))).toEqual([]);
  });

  /** Cases of each fault code: title, Dutch document, line of the fault. A code without an entry does not compile. */
  const faults: Record<Exclude<ContentFault['code'], 'MISSING_TRANSLATION' | 'DOUBLE_SLUG' | 'DOUBLE_ID' | 'UNKNOWN_PLACE'>, [what: string, text: string, line: number][]> = {
    MALFORMED_FRONT_MATTER: [
      ['a file without front matter', 'Rust.', 1],
      ['a malformed date', changed('published', 'published: gisteren'), 5],
      ['a date that does not exist', changed('published', 'published: 2026-02-30'), 5],
      ['a title that is too long for a search result', changed('title', `title: ${'Rust '.repeat(20)}`), 3],
      ['a summary that is too short', changed('summary', 'summary: Kort.'), 4],
      ['a summary that is too long for a search result', changed('summary', `summary: ${'Lang '.repeat(50)}`), 4],
      ['a picture without alternative text', written('Rust.', matter.replace('Een kantoor', '""')), 8],
      ['an unknown field', written('Rust.', `${matter}\nauthor: Anna`), 9],
    ],
    WRONG_DATES: [['an update before the publication', written('Rust.', `${matter}\nupdated: 2026-03-11`), 9]],
    TOO_LONG: [['a file that is too long', written('a'.repeat(200_000)), 1]],
    TOO_SHORT: [['an article that is too short', `---\n${matter}\n---\n\nRust.\n`, start - 1]],
    TOO_MANY_PRODUCTS: [
      ['more products than a page loads', written(`${Array.from({ length: 13 }, (_, at) => `[x](product:AAA${at})`).join(' ')}`, `${matter}\nproducts: [AAA0]`), 9],
    ],
    UNKNOWN_PRODUCT: [
      ['an unknown product', written('Rust.', `${matter}\nproducts: [WPN, WPX]`), 9],
      ['an unknown product in a short code', written('::: product WPX\n:::'), start],
    ],
    UNKNOWN_PLACEHOLDER: [
      ['an unknown placeholder', written('Bel {pone}.'), start],
      ['an unknown placeholder in the title', changed('title', 'title: Rust bij {nobody}'), 3],
    ],
    BROKEN_LINK: [
      ['a link to an unknown document', written('Rust.\n\n[meer](advice:nothing)'), start + 2],
      ['a link to an unknown route', written('[meer](route:nothing)'), start],
      ['a link to an unknown category', written('[meer](category:roofs)'), start],
      ['a link to an unknown family', written('[meer](product:WPX)'), start],
      ['a path instead of a route name', written('[meer](/contact)'), start],
      ['a data URL', written('[meer](data:image/png;base64,AAAA)'), start],
      ['an action with a broken link', written('::: action advice:nothing\nLees meer\n:::'), start],
    ],
    INSECURE_LINK: [['a link to http://', written('[norm](http://www.iso.org/)'), start]],
    MISSING_PICTURE: [
      ['a picture that does not exist', written('![alt](rooms/room-cellar.webp)'), start],
      ['a picture of another host', written('![alt](https://evil.example/x.png)'), start],
      ['a picture in the front matter that does not exist', written('Rust.', matter.replace('room-office', 'room-cellar')), 6],
    ],
    MISSING_ALT: [['a picture without alternative text', written('![](rooms/room-office.webp)'), start]],
    RAW_HTML: [['HTML', written('Rust <b>hier</b>.'), start]],
    HEADING_LEVEL: [
      ['a heading of level 1', written('# Rust'), start],
      ['a heading that skips a level', written('## Rust\n\n#### Hier'), start + 2],
      ['a first heading of level 3', written('### Rust'), start],
    ],
    UNKNOWN_CODE: [
      ['an unknown short code', written('::: carousel\n:::'), start],
      ['a short code with the name of an object property', written('::: constructor\n:::'), start],
    ],
    MALFORMED_CODE: [
      ['products without a code', written('::: product\n:::'), start],
      ['products with a text', written('::: product WPN\nKoop dit.\n:::'), start],
      ['a video with a malformed id', written('::: video kort Een film\n:::'), start],
      ['a video without a title', written('::: video aBcDeFgHi_1\n:::'), start],
      ['a quote without a source', written('::: quote\nStil.\n:::'), start],
      ['a quote without text', written('::: quote Anna\n:::'), start],
      ['a gallery without pictures', written('::: gallery\n:::'), start],
      ['a gallery with text', written('::: gallery\n![Een kantoor](rooms/room-office.webp) en meer\n:::'), start],
      ['an action without text', written('::: action route:contact\n:::'), start],
      ['an action without a link', written('::: action\nKlik\n:::'), start],
      ['an unknown form', written('::: form survey\n:::'), start],
      ['a second form', written('::: form contact\n:::\n\n::: form newsletter\n:::'), start + 3],
      ['a calculator with an argument', written('::: calculator big\n:::'), start],
    ],
    UNCLOSED_CODE: [
      ['a short code without an end', written('Rust.\n\n::: quote Anna'), start + 2],
      ['a short code inside another one', written('::: quote Anna\nStil.\n\n::: product WPN\n:::'), start],
      ['an end without a beginning', written('Rust.\n\n:::'), start + 2],
    ],
    MISPLACED_CODE: [
      ['a short code in a list', written('- een\n\n  ::: product WPN\n  :::'), start + 2],
      ['a short code in a quotation', written('> ::: product WPN\n> :::'), start],
    ],
  };
  const cases = Object.entries(faults).flatMap(([code, all]) => all.map(([what, text, line]) => [code, what, text, line] as const));

  it.each(cases)('finds %s: %s', async (code, _, text, line) => {
    const known = { ...catalogue, families: new Set([...catalogue.families, ...Array.from({ length: 13 }, (_unused, at) => `AAA${at}`)]) };
    await write(everywhere(text));
    const all = (await found('ENC', known)).filter((one) => !one.startsWith('MISSING_TRANSLATION'));
    expect(all).toEqual([`${code} ${dutch}:${line}`]);
  });

  it('finds a job offer that ends before its publication', async () => {
    const job = (head: string) => `---\n${head}\n---\n\n${words}\n`;
    const files = { 'nl-NL/jobs/maker.md': job(jobMatter.replace('2026-09-30', '2026-03-01')) };
    for (const [locale, name] of Object.entries({ 'de-DE': 'bauer', 'fr-FR': 'fabricant', 'en-GB': 'maker' }))
      Object.assign(files, { [`${locale}/jobs/${name}.md`]: job(jobMatter) });
    expect(await codes(files)).toEqual(['WRONG_DATES brands/enc/content/nl-NL/jobs/maker.md:6', 'MISSING_TRANSLATION nl-NL/jobs/maker']);
  });

  it('finds short codes in documents of lists, which cannot contain them', async () => {
    const head = 'id: blog-archive\ntitle: Blogs\nsummary: Een samenvatting van een lijst van stukken, lang genoeg om iets te zeggen voor wie zoekt en leest.';
    const body = (text: string) => `---\n${head}\n---\n\n${text}\n`;
    const files = { 'nl-NL/pages/blogs.md': body('::: product WPN\n:::\n\n[WPN](product:WPN)') };
    for (const locale of ['de-DE', 'fr-FR', 'en-GB']) Object.assign(files, { [`${locale}/pages/blogs.md`]: body('[Walls](category:walls)') });
    expect(await codes(files)).toEqual(['MISPLACED_CODE brands/enc/content/nl-NL/pages/blogs.md:7', 'BROKEN_LINK brands/enc/content/nl-NL/pages/blogs.md:10']);
  });

  it('finds products of brands that sell nothing in their own documents, but not in shared ones', async () => {
    const goods = written('::: product WPN\n:::\n\n::: calculator\n:::\n\n[wanden](category:walls) en [een paneel](product:WPN)');
    await write(everywhere(goods), 'shared/content');
    await mkdir(join(folder, 'dbc/content'), { recursive: true });
    expect(await found('DBC')).toEqual([]);
    await write({ 'nl-NL/blogs/rust.md': goods }, 'dbc/content');
    const place = 'brands/dbc/content/nl-NL/blogs/rust.md';
    expect(await found('DBC')).toEqual([`MISPLACED_CODE ${place}:11`, `MISPLACED_CODE ${place}:14`, `BROKEN_LINK ${place}:17`, `BROKEN_LINK ${place}:17`]);
  });

  it('finds two files with the same id', async () => {
    const files = { ...everywhere(written('Rust.')), 'nl-NL/blogs/stilte.md': written('Stilte.') };
    expect(await codes(files)).toEqual(['DOUBLE_ID brands/enc/content/nl-NL/blogs/rust.md, brands/enc/content/nl-NL/blogs/stilte.md']);
  });

  it('finds a file in an unknown folder, a duplicate slug and a missing translation', async () => {
    expect(await codes({ 'nl-NL/verhalen/rust.md': written('Rust.') })).toEqual(['UNKNOWN_PLACE brands/enc/content/nl-NL/verhalen/rust.md:1']);
    const only = { 'nl-NL/blogs/rust.md': written('Rust.') };
    await rm(join(folder, 'enc'), { recursive: true });
    expect(await codes(only)).toEqual(['MISSING_TRANSLATION de-DE/blogs/quiet', 'MISSING_TRANSLATION fr-FR/blogs/quiet', 'MISSING_TRANSLATION en-GB/blogs/quiet']);
    await rm(join(folder, 'enc'), { recursive: true });
    // A file of nl-BE has the name of another Dutch document.
    const files = { ...everywhere(written('Rust.')), 'nl-BE/blogs/rust.md': written('Kalm.', matter.replace('id: quiet', 'id: calm')) };
    expect(await codes(files)).toContain('DOUBLE_SLUG brands/enc/content/nl-NL/blogs/rust.md, brands/enc/content/nl-BE/blogs/rust.md');
  });
});
