import type { ContentBlock } from '../contract/content.js';
import { plainTextOf } from '../domain/content-text.js';
import { renderMarkdown } from './markdown.js';
import type { References } from './references.js';

const size = { width: 1440, height: 960 };
const references: References = {
  hasPage: true,
  goods: 'shown',
  isFamily: (code) => ['WPN', 'BAF'].includes(code),
  pictureOf: (file) => (file === 'rooms/room-office.webp' ? size : undefined),
  hrefOf: (target) => ({ 'route:contact': '/contact', 'category:walls': 'category:walls' })[target],
};
const render = (body: string, changed: Partial<References> = {}) => renderMarkdown(body, { ...references, ...changed });
const blocksOf = (body: string): ContentBlock[] => render(body).blocks;
const kindsOf = (body: string) => blocksOf(body).map(({ kind }) => kind);
const faultsOf = (body: string) => render(body).faults.map(({ code, line }) => `${code} ${line}`);

describe('a document body', () => {
  it('consists of running text and blocks, in written order', () => {
    const body = 'Eerst.\n\n::: product WPN BAF\n:::\n\nDan.\n\n::: video aBcDeFgHi_1 Een film\n:::\n::: quote Anna\nStil *genoeg*.\n:::\n\nTot slot.';
    expect(blocksOf(body)).toEqual([
      { kind: 'html', html: '<p>Eerst.</p>\n' },
      { kind: 'product', families: ['WPN', 'BAF'] },
      { kind: 'html', html: '<p>Dan.</p>\n' },
      { kind: 'video', id: 'aBcDeFgHi_1', title: 'Een film' },
      { kind: 'quote', source: 'Anna', html: '<p>Stil <em>genoeg</em>.</p>\n' },
      { kind: 'html', html: '<p>Tot slot.</p>\n' },
    ]);
  });

  it('contains galleries, buttons, forms and the calculator', () => {
    const body = '::: gallery\n![Een kantoor](rooms/room-office.webp)\n:::\n::: action route:contact\nVraag *het* ons\n:::\n::: form newsletter\n:::\n::: calculator\n:::';
    expect(blocksOf(body)).toEqual([
      { kind: 'gallery', pictures: [{ file: 'rooms/room-office.webp', alt: 'Een kantoor', ...size }] },
      { kind: 'action', text: 'Vraag het ons', href: '/contact' },
      { kind: 'form', form: 'newsletter' },
      { kind: 'calculator' },
    ]);
  });

  it('contains the list of third parties where the short code is', () => {
    expect(blocksOf('::: third-parties\n:::')).toEqual([{ kind: 'thirdParties' }]);
    expect(faultsOf('::: third-parties all\n:::')).toEqual(['MALFORMED_CODE 0']);
  });

  it('leaves links into the catalogue to the page, which resolves them', () => {
    expect(blocksOf('[wanden](category:walls)')).toEqual([{ kind: 'html', html: '<p><a href="category:walls">wanden</a></p>\n' }]);
  });

  it('has row headers in a table whose first column has no heading, and only column headers in any other', () => {
    const tagsIn = (body: string) => (blocksOf(body)[0] as { html: string }).html.match(/<t[hd](?: [^>]*)?>[^<]*/g);
    expect(tagsIn('| | Vóór | Na |\n|-|-:|-|\n| 500 Hz | 1,2 | |')).toEqual([
      '<td>',
      '<th data-align="end">Vóór',
      '<th>Na',
      '<th scope="row">500 Hz',
      '<td data-align="end">1,2',
      '<td>',
    ]);
    expect(tagsIn('| Band | Tijd |\n|-|-|\n| 500 Hz | 1,2 |')).toEqual(['<th>Band', '<th>Tijd', '<td>500 Hz', '<td>1,2']);
  });

  it('shows the content of a faulty short code as running text, and the rest as usual', () => {
    expect(blocksOf('::: carousel\nHet *blijft*.\n:::\n\n::: form contact\n:::')).toEqual([
      { kind: 'html', html: '<p>Het <em>blijft</em>.</p>\n' },
      { kind: 'form', form: 'contact' },
    ]);
  });

  it('continues after a short code that is not closed', () => {
    const body = 'Eerst.\n\n::: quote Anna\nStil.\n\n::: product WPN\n:::\n\nDan.';
    expect(kindsOf(body)).toEqual(['html', 'product', 'html']);
    expect(plainTextOf(blocksOf(body))).toBe('Eerst. Stil. Dan.');
    expect(faultsOf(body)).toEqual(['UNCLOSED_CODE 2']);
  });

  it('closes a short code only with as many colons as opened it', () => {
    expect(kindsOf(':::: quote Anna\nStil.\n::::\n\nDan.')).toEqual(['quote', 'html']);
    expect(faultsOf(':::: quote Anna\nStil.\n:::\n\nDan.')).toEqual(['UNCLOSED_CODE 0', 'UNCLOSED_CODE 2'].toSorted());
  });

  it('accepts CRLF line ends', () => {
    expect(kindsOf('Eerst.\r\n\r\n::: product WPN\r\n:::\r\n\r\nDan.\r\n')).toEqual(['html', 'product', 'html']);
    expect(faultsOf('Eerst.\r\n\r\n::: product WPN\r\n:::\r\n')).toEqual([]);
  });

  it('is searchable by its words and by those of videos, pictures, quotes and buttons', () => {
    const body =
      'Tekst & <uitleg>.\n\n::: video aBcDeFgHi_1 Een film\n:::\n::: quote Anna\nStil.\n:::\n::: gallery\n![Een kantoor](rooms/room-office.webp)\n:::\n::: action route:contact\nVraag\n:::';
    expect(plainTextOf(blocksOf(body))).toBe('Tekst & <uitleg>. Een film Stil. Anna Een kantoor Vraag');
  });

  it('keeps no-break spaces in search results: before units and French punctuation', () => {
    expect(plainTextOf(blocksOf('La **norme**\u00a0: *50\u00a0mm*, soit «\u00a0peu\u00a0».'))).toBe('La norme\u00a0: 50\u00a0mm, soit «\u00a0peu\u00a0».');
  });
});

describe('hostile input', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '[klik](javascript:alert(1))',
    '[klik](JaVaScRiPt:alert(1))',
    '[klik](&#106;avascript:alert(1))',
    '[klik](java\u0000script:alert(1))',
    '[klik](vbscript:x)',
    '[klik](data:text/html;base64,PHNjcmlwdD4=)',
    '[klik](//evil.example)',
    '[klik](https://ok.example/"onmouseover="alert(1))',
    '[klik](https://ok.example "title\\" onmouseover=\\"alert(1)")',
    '<javascript:alert(1)>',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](data:image/png;base64,AAAA)',
    '![x" onerror="alert(1)](rooms/room-office.webp)',
    '![x](rooms/room-office.webp "t\\" onload=\\"alert(1)")',
    '[category:walls]: javascript:alert(1)\n\n[x][category:walls]',
    '::: quote <script>alert(1)</script>\n<script>alert(2)</script>\n:::',
    '::: action javascript:alert(1)\nKlik\n:::',
    '::: action route:contact\n<img onerror=alert(1)>\n:::',
    '::: video "><script>x\nx\n:::',
    '::: gallery\n![x](javascript:alert(1))\n:::',
    '| <script> |\n| --- |\n| <img onerror=x> |',
    '`<script>`\n\n    <script>\n\n```html" onload="x\n<script>\n```',
    '## <script>alert(1)</script>" onload="x',
  ];

  /** Elements and attributes that a body may contain. */
  const tags = /^\/?(?:p|h[1-6]|ul|ol|li|em|strong|code|pre|blockquote|a|picture|source|img|br|hr|table|thead|tbody|tr|th|td|div|s)$/;
  const attributes = /^(?:href|rel|id|type|src|srcset|sizes|width|height|loading|alt|title|class|tabindex|data-align|start|scope)$/;

  const dangers = (html: string): string[] =>
    [...html.matchAll(/<([^>]*)>/g)].flatMap(([, inside = '']) => {
      const bare = inside
        .replaceAll(/="[^"]*"/g, '=')
        .replace(/\/$/, '')
        .trim();
      const [tag = '', ...names] = bare.split(/\s+/);
      const addresses = [...inside.matchAll(/ (?:href|src)="([^"]*)"/g)].map((match) => match[1]!);
      return [
        ...(tags.test(tag) ? [] : [tag]),
        ...names.filter((name) => !attributes.test(name.replace(/=$/, ''))),
        ...addresses.filter((address) => !/^(?:https:\/\/|mailto:|tel:|\/(?!\/)|category:|product:)/.test(address)),
      ];
    });
  const htmlIn = (blocks: readonly ContentBlock[]) => blocks.map((block) => ('html' in block ? block.html : '')).join('');

  it.each(hostile)('is rendered as text: %s', (body) => {
    const { blocks } = render(body);
    expect(dangers(htmlIn(blocks))).toEqual([]);
    for (const block of blocks) if (block.kind === 'action') expect(block.href).toBe('/contact');
  });

  it('is detected by this test', () =>
    expect(dangers('<p onclick="x"><script><a href="javascript:x"></a></script></p>')).toEqual(['onclick=', 'script', 'javascript:x', '/script']));

  const long = 190_000;
  it.each<[string, string]>([
    ['one line of words', 'stil '.repeat(long / 5)],
    ['a thousand short codes within each other', '::: quote Anna\n'.repeat(long / 15)],
    ['closing ends alone', ':::\n'.repeat(long / 4)],
    ['short codes in lists in lists', Array.from({ length: 400 }, (_, at) => `${'  '.repeat(at % 60)}- x\n${'  '.repeat((at % 60) + 1)}::: quote A\n`).join('')],
    ['quotations within quotations', `${'>'.repeat(long)} x`],
    ['brackets', '['.repeat(long)],
    ['links that never close', '[a]('.repeat(long / 4)],
    ['pictures in pictures', '!['.repeat(long / 2)],
    ['stars', '*a '.repeat(long / 3)],
    ['stars and underscores', '*_'.repeat(long / 2)],
    ['backticks', Array.from({ length: 600 }, (_, at) => '`'.repeat(at)).join(' ')],
    ['tags that never close', '<a '.repeat(long / 3)],
    ['entities', '&#'.repeat(long / 2)],
    ['fences', '```\n'.repeat(long / 4)],
    ['tables', `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${'|b\n'.repeat(20_000)}`],
    ['headings of one name', '## Stil\n\n'.repeat(long / 9)],
    ['forms, one after the other', '::: form contact\n:::\n'.repeat(long / 21)],
  ])('does not hang the renderer: %s', (_, body) => {
    const started = performance.now();
    expect(dangers(htmlIn(render(body).blocks))).toEqual([]);
    // Each takes a second at most; Jest's own timeout does not end synchronous code.
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});
