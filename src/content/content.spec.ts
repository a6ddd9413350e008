import { loadBrand } from '../config/brand.js';
import type { Brand } from '../contract/brands.js';
import { htmlOf } from '../domain/content-text.js';
import type { FacetChoice } from '../contract/content.js';
import { ContentService } from './content.service.js';
import { buildLibrary } from './library.js';
import type { SourceDocument } from './read-documents.js';

let brand: Brand;
beforeAll(async () => {
  brand = await loadBrand('ENC');
});

const picture = { file: 'rooms/room-office.webp', alt: 'Een kantoor' };
const pictures = new Map([[picture.file, { width: 1440, height: 960 }]]);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const summary = 'Een samenvatting die lang genoeg is om iets te zeggen.';

const blog = (id: string, published: string, body = 'Tekst.', extra: Partial<SourceDocument> = {}): SourceDocument => ({
  file: `${id}.md`,
  locale: 'nl-NL',
  kind: 'blogs',
  slug: `${id}-nl`,
  matter: { id, title: `Over ${id}`, summary, published, picture },
  body,
  bodyLine: 1,
  ...extra,
});
const job = (id: string, validThrough: string): SourceDocument => ({
  ...blog(id, day(-30)),
  kind: 'jobs',
  matter: { id, title: id, summary, published: day(-30), validThrough, employment: 'FULL_TIME', hours: '32', salary: { min: 3000, max: 4000 } },
});
const serviceOf = (...own: SourceDocument[]) => new ContentService(buildLibrary(brand, 'www', { shared: [], own, pictures }), brand);
const htmlIn = (service: ContentService, slug = 'one-nl') => htmlOf(service.bySlug('blogs', slug, 'nl-NL').blocks);
const written = (body: string) => htmlIn(serviceOf(blog('one', day(-1), body)));

describe('the content service', () => {
  it('lists documents newest first, page by page, and not before their publication date', () => {
    const service = serviceOf(blog('old', day(-9)), blog('new', day(-1)), blog('tomorrow', day(1)), blog('mid', day(-5)));
    expect(service.list(['blogs'], {}, 'nl-NL', { page: 1, pageSize: 2 })).toMatchObject({ items: [{ id: 'new' }, { id: 'mid' }], total: 3, page: 1 });
    expect(service.list(['blogs'], {}, 'nl-NL', { page: 2, pageSize: 2 })).toMatchObject({ items: [{ id: 'old' }] });
    expect(() => service.bySlug('blogs', 'tomorrow-nl', 'nl-NL')).toThrow('NOT_FOUND');
  });

  it('filters by room and colour, and counts the results of each other choice', () => {
    const idea = (id: string, room: 'office' | 'home', colours: ('wood' | 'green' | 'blue')[]): SourceDocument => ({
      ...blog(id, day(-1)),
      kind: 'inspirations',
      matter: { id, title: id, summary, published: day(-1), picture, room, colours },
    });
    const service = serviceOf(idea('a', 'home', ['wood', 'green']), idea('b', 'home', ['blue']), idea('c', 'office', ['wood']));
    const list = (choice: FacetChoice) => service.list(['inspirations'], choice, 'nl-NL', { page: 1, pageSize: 9 });
    expect(list({ room: 'home', colour: 'wood' })).toMatchObject({ items: [{ id: 'a', colours: ['wood', 'green'] }], total: 1 });
    expect(list({ room: 'home' }).facets).toMatchObject({
      room: [
        { value: 'office', count: 1 },
        { value: 'home', count: 2 },
      ],
      colour: [
        { value: 'wood', count: 1 },
        { value: 'green', count: 1 },
        { value: 'blue', count: 1 },
      ],
    });
    expect(list({ room: 'office', colour: 'blue' })).toMatchObject({ items: [], total: 0 });
    expect(list({ room: 'office' }).facets.colour).toContainEqual({ value: 'blue', count: 0 });
  });

  it('lists several kinds together, newest first', () => {
    const advice: SourceDocument = { ...blog('advice', day(-3)), kind: 'advice' };
    const service = serviceOf(blog('old', day(-9)), advice, blog('new', day(-1)));
    const list = (choice: FacetChoice) => service.list(['blogs', 'advice'], choice, 'nl-NL', { page: 1, pageSize: 9 });
    expect(list({}).items.map(({ id }) => id)).toEqual(['new', 'advice', 'old']);
    expect(list({ kind: 'advice' })).toMatchObject({
      total: 1,
      facets: {
        kind: [
          { value: 'blogs', count: 2 },
          { value: 'advice', count: 1 },
        ],
      },
    });
  });

  it('links to the previous and the next document', () => {
    const service = serviceOf(blog('old', day(-9)), blog('mid', day(-5)), blog('new', day(-1)));
    expect(service.bySlug('blogs', 'mid-nl', 'nl-NL')).toMatchObject({ previous: { id: 'old' }, next: { id: 'new' } });
    expect(service.bySlug('blogs', 'new-nl', 'nl-NL').next).toBeUndefined();
  });

  it('lists a job offer until its last day', () => {
    expect(serviceOf(job('open', day(0)), job('over', day(-1))).list(['jobs'], {}, 'nl-NL', { page: 1, pageSize: 9 })).toMatchObject({ items: [{ id: 'open' }], total: 1 });
  });

  it('marks an expired job offer as closed, beside the open ones, and hides one that is not published yet', () => {
    const toCome = { ...job('soon', day(60)), matter: { ...job('soon', day(60)).matter, published: day(2) } } as SourceDocument;
    const service = serviceOf(job('open', day(0)), job('over', day(-1)), toCome);
    expect(service.bySlug('jobs', 'over-nl', 'nl-NL')).toMatchObject({ job: { isClosed: true }, related: [{ id: 'open' }] });
    expect(service.bySlug('jobs', 'open-nl', 'nl-NL').job).not.toHaveProperty('isClosed');
    expect(() => service.bySlug('jobs', 'soon-nl', 'nl-NL')).toThrow('NOT_FOUND');
  });

  it('relates documents about the same products, then about the same kind of room, without the neighbours', () => {
    const about = (id: string, at: number, kind: 'advice' | 'blogs' | 'projects', products: string[] = [], room = 'office'): SourceDocument =>
      ({
        ...blog(id, day(at)),
        kind,
        matter: { id, title: id, summary, published: day(at), picture, ...(products.length > 0 && { products }), ...(kind === 'projects' && { room }) },
      }) as SourceDocument;
    const service = serviceOf(
      about('office', -9, 'projects', ['WPN', 'BAF']),
      about('neighbour', -8, 'projects', ['WPN']),
      about('far', -7, 'projects'),
      about('school', -6, 'projects', [], 'education'),
      about('one', -3, 'blogs', ['BAF']),
      about('both', -4, 'advice', ['BAF', 'WPN']),
      about('none', -2, 'blogs', ['MLV']),
    );
    const { related, next } = service.bySlug('projects', 'office-nl', 'nl-NL');
    expect(next?.id).toBe('neighbour');
    expect(related.map(({ id }) => id)).toEqual(['both', 'one', 'far']);
  });

  it('computes the reading time by language', () => {
    const words = 'woord '.repeat(1000);
    const inGerman = { ...blog('one', day(-1), words), locale: 'de-DE' } as SourceDocument;
    const service = serviceOf(blog('one', day(-1), words), inGerman);
    expect([service.bySlug('blogs', 'one-nl', 'nl-NL').minutes, service.bySlug('blogs', 'one-nl', 'de-DE').minutes]).toEqual([5, 6]);
  });

  it('prefers the document of the country to that of the language, and returns the right path for the slug of another locale', () => {
    const belgian = blog('one', day(-2), 'Belgisch.', { locale: 'nl-BE', slug: 'een-be' });
    const service = serviceOf(blog('one', day(-2)), belgian);
    expect(service.bySlug('blogs', 'een-be', 'nl-BE')).toMatchObject({ blocks: [{ kind: 'html', html: '<p>Belgisch.</p>\n' }], slugs: { 'nl-NL': 'one-nl', 'nl-BE': 'een-be' } });
    expect(() => service.bySlug('blogs', 'een-be', 'nl-NL')).toThrow(expect.objectContaining({ code: 'NOT_FOUND', extra: { instance: '/blogs/one-nl' } }));
    expect(() => service.bySlug('blogs', 'nothing', 'nl-NL')).toThrow(expect.objectContaining({ extra: {} }));
  });

  it('prefers the document of the brand to the shared one, and leaves out documents about selling where nothing is sold', () => {
    const shared = [blog('one', day(-2), 'Van allen.'), blog('two', day(-3), 'Van allen.')];
    const terms: SourceDocument = {
      ...blog('terms', ''),
      kind: 'info',
      slug: 'voorwaarden',
      matter: { id: 'terms', title: 'Voorwaarden', summary, updated: day(-1), needs: 'products' },
    };
    const service = (permissions: Brand['permissions']) => {
      const seller = { ...brand, permissions };
      return new ContentService(buildLibrary(seller, 'www', { shared: [...shared, terms], own: [blog('one', day(-2), 'Van ons.')], pictures }), seller);
    };
    const selling = service(brand.permissions);
    expect(htmlIn(selling)).toBe('<p>Van ons.</p>\n');
    expect(htmlIn(selling, 'two-nl')).toBe('<p>Van allen.</p>\n');
    expect(selling.bySlug('info', 'voorwaarden', 'nl-NL').id).toBe('terms');
    expect(() => service({ ...brand.permissions, products: false }).bySlug('info', 'voorwaarden', 'nl-NL')).toThrow('NOT_FOUND');
  });

  it('lists documents about a product, projects first, and not before their publication date', () => {
    const about = (id: string, published: string, kind: 'advice' | 'blogs' | 'projects', products?: string[]): SourceDocument => {
      const matter = { id, title: id, summary, published, picture, ...(products && { products }) };
      return { ...blog(id, published), kind, matter: kind === 'projects' ? { ...matter, room: 'office' } : matter };
    };
    const many = Array.from({ length: 9 }, (_, at) => about(`blog-${at}`, day(-20 - at), 'blogs', ['BAF']));
    const service = serviceOf(
      about('advice', day(-1), 'advice', ['WPN', 'BAF']),
      about('project', day(-9), 'projects', ['WPN']),
      about('tomorrow', day(1), 'projects', ['WPN']),
      about('other', day(-1), 'blogs'),
      ...many,
    );
    expect(service.aboutProduct('WPN', 'nl-NL').map(({ id }) => id)).toEqual(['project', 'advice']);
    expect(service.aboutProduct('BAF', 'nl-NL')).toHaveLength(3);
    expect(service.aboutProduct('MLV', 'nl-NL')).toEqual([]);
    expect(service.bySlug('advice', 'advice-nl', 'nl-NL').products).toEqual(['WPN', 'BAF']);
  });

  it('finds documents that contain every word, ignoring accents, matches in titles first', () => {
    const service = serviceOf(
      blog('a', day(-3), 'Réverbération in de hal.'),
      blog('b', day(-2), 'Niets.', { matter: { id: 'b', title: 'Reverberation', summary, published: day(-2), picture } }),
    );
    const find = (q: string, kinds: ('blogs' | 'projects')[] = ['blogs']) => service.search(q, kinds, false, 'nl-NL', { page: 1, pageSize: 9 });
    expect(find('REVERBERATION').items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(find('reverberation hal').items.map(({ id }) => id)).toEqual(['a']);
    expect(find('reverberation').items[0]!.found.title).toEqual([{ text: 'Reverberation', isMatch: true }]);
    expect(find('  ')).toMatchObject({ items: [], total: 0 });
    expect(find('reverberation', ['projects']).total).toBe(0);
  });

  it('renders table cells without inline styles, and no empty header cells', () => {
    const html = written('| | α |\n| --- | ---: |\n| Vilt | 0,85 |');
    expect(html).not.toContain('style=');
    expect(html).toContain('<td></td>\n<th data-align="end">α</th>');
    expect(html).toContain('<td data-align="end">0,85</td>');
  });

  it('renders no scripts and no pictures of other hosts', () => {
    const html = written('<script>alert(1)</script> <b onclick="x()">fett</b>\n\n[klik](javascript:alert(1)) ![x](https://evil.example/x.png)');
    expect(html).not.toMatch(/<script|<b[ >]|href="javascript|<img|evil/);
    expect(written('[weg](advice:nothing) ![Een kantoor](rooms/nothing.webp)')).toBe('<p><a>weg</a> Een kantoor</p>\n');
  });

  it('renders headings with ids, scrollable tables, responsive pictures and links to pages', () => {
    const html = written(
      '## Größe & Maß\n\n## Größe & Maß\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n![Kantoor](rooms/room-office.webp)\n\n[contact](route:contact) [norm](https://www.iso.org/)',
    );
    expect(html).toContain('<h2 id="grosse-mass">');
    expect(html).toContain('<h2 id="grosse-mass-1">');
    expect(html).toContain('<div class="table" tabindex="0"><table>');
    expect(html).toContain('<picture><source type="image/avif" srcset="/media/rooms/room-office-400.avif 400w');
    expect(html).toContain('srcset="/media/rooms/room-office-400.webp 400w, /media/rooms/room-office-800.webp 800w, /media/rooms/room-office.webp 1440w"');
    expect(html).toContain('<a href="/contact">');
    expect(html).toContain('rel="external noopener"');
  });

  it('reports a broken link and still lists both documents', () => {
    const library = buildLibrary(brand, 'www', { shared: [], own: [blog('good', day(-1)), blog('bad', day(-2), '[weg](advice:nothing)')], pictures });
    expect(library.faults).toContainEqual({ code: 'BROKEN_LINK', place: 'bad.md:1', message: 'advice:nothing does not exist on this site' });
    expect(new ContentService(library, brand).list(['blogs'], {}, 'nl-NL', { page: 1, pageSize: 9 }).total).toBe(2);
  });
});
