import { brandCodes } from '../../contract/brand-codes.js';
import { productTypes } from '../../contract/product.js';
import { type CellKind, choice, code, day, file, free, id, ids, number, paragraphs, price, slug, text, whole, yesNo } from './cell-kinds.js';

/**
 * The columns of the spreadsheet of the catalogue. Reading, writing, the template and docs/catalogue-sheet.md derive from this table.
 *
 * A placeholder in `header` and `path` stands for one column each: `<currency>`, `<language>`, `<locale>` (languages, and locales
 * whose text differs from that of their language), `<n>` (counted from 1 in the header), `<band>` (frequency in Hz), `<number>` and
 * `<text>` (attributes of the shop).
 */
export interface ColumnRow {
  header: string;
  /** Dotted path in the entry of the family; for columns of a product, in the product of its row. */
  path: string;
  /** `key`: names the row's product. `family`: the same for all colours. `product`: differs by colour. */
  of: 'key' | 'family' | 'product';
  cell: CellKind;
  /** Whether a new family needs it. */
  need: 'yes' | 'no';
  /** Value of a new family when the cell is empty. */
  otherwise?: string | number | boolean;
  meaning: string;
  example: string;
}

type Rest = Omit<ColumnRow, 'header' | 'path' | 'of' | 'cell'>;
const columnOf =
  (of: ColumnRow['of']) =>
  (header: string, path: string, cell: CellKind, rest: Rest): ColumnRow => ({ header, path, of, cell, ...rest });
const [key, family, product] = [columnOf('key'), columnOf('family'), columnOf('product')];

export const columnTable: readonly ColumnRow[] = [
  key('family', 'code', code, { need: 'yes', meaning: 'Code of the family, whose colours share prices, texts and options. A new code makes a new family.', example: 'CRK' }),
  key('colour', 'colour', id('a colour of the shop'), {
    need: 'yes',
    meaning: 'Colour of the product. The first colour of a family has the name and the address of the family; colours of an existing family keep their order, and new ones follow.',
    example: 'natural',
  }),
  key('sku', 'sku', id('a product'), {
    need: 'no',
    meaning: 'Number of the product. For a product that exists it can replace family and colour; elsewhere it is only compared with them.',
    example: 'CRK-natural-01',
  }),
  product('ended since', 'ended.since', day, { need: 'no', meaning: 'Day since which the product is no longer sold. Emptied: it is sold again.', example: '' }),
  product('replaced by', 'ended.replacedBy', code, { need: 'no', meaning: 'Family that replaces an ended product.', example: '' }),
  family('brand', 'brand', choice(brandCodes), { need: 'yes', meaning: 'Brand of the group to whose product line the family belongs.', example: 'FIB' }),
  family('type', 'type', choice(productTypes), { need: 'no', otherwise: 'Standard', meaning: 'Kind of product.', example: 'Standard' }),
  family('categories', 'categories', ids('categories of the shop'), {
    need: 'yes',
    meaning: 'Categories that list the family. The first one is its main category.',
    example: 'wall-panels',
  }),
  family('since', 'since', day, { need: 'no', otherwise: '<today>', meaning: 'Day from which the family is sold, for the order "newest".', example: '2026-11-24' }),
  family('popularity', 'popularity', whole(1, 100), { need: 'no', otherwise: 50, meaning: 'Place in lists that are ordered by popularity; 100 is the first.', example: '60' }),
  family('price <currency>', 'price.<currency>', price, { need: 'yes', meaning: 'Price of one piece including VAT.', example: '24,90' }),
  family('reduced price <currency>', 'reduction.price.<currency>', price, { need: 'no', meaning: 'Reduced price, in every currency or in none.', example: '' }),
  family('reduced from', 'reduction.from', day, { need: 'no', meaning: 'First day of the reduction.', example: '' }),
  family('reduced until', 'reduction.until', day, { need: 'no', meaning: 'Last day of the reduction. Empty: until the reduced price is removed.', example: '' }),
  family('tier <n> from', 'tiers.<n>.minQuantity', whole(2, 9999), { need: 'no', meaning: 'Quantity from which volume price n applies.', example: '10' }),
  family('tier <n> <currency>', 'tiers.<n>.price.<currency>', price, { need: 'no', meaning: 'Volume price n including VAT, lower than the one before it.', example: '22,50' }),
  product('stock', 'stock', whole(0, 9_999_999), {
    need: 'no',
    otherwise: 0,
    meaning: 'Stock of a new product. An export leaves it empty, and the stock of a product that exists is changed with `stock set`.',
    example: '120',
  }),
  family('sample price <currency>', 'samples.price.<currency>', free, {
    need: 'no',
    meaning: 'Price of a sample including VAT; 0: free. Emptied in every currency, with the stock: there are no samples.',
    example: '',
  }),
  family('sample stock', 'samples.stock', whole(0, 9_999_999), {
    need: 'no',
    meaning: 'First stock of the sample of each colour. Later it is changed with `stock set` and the number of the sample, such as CRK-natural-sample.',
    example: '',
  }),
  family('unit', 'unit.per', choice(['m2', 'm', 'piece']), {
    need: 'no',
    otherwise: 'piece',
    meaning: 'Unit of the price that is shown beside the price of the piece.',
    example: 'm2',
  }),
  family('unit amount', 'unit.amount', number, { need: 'no', otherwise: 1, meaning: 'Units in one piece, for example 0,25 m².', example: '0,5' }),
  family('sold as', 'unit.form', choice(['piece', 'pack', 'roll', 'sheet']), { need: 'no', meaning: 'What one piece is. Empty: a piece.', example: 'pack' }),
  family('pack content', 'unit.pieces', whole(2, 9999), { need: 'no', meaning: 'Items in a pack; empty for other forms.', example: '18' }),
  family('weight kg', 'packaging.weightKg', number, { need: 'yes', meaning: 'Weight of one packed piece.', example: '2,4' }),
  family('volume m3', 'packaging.volume', number, { need: 'yes', meaning: 'Volume of one packed piece.', example: '0,02' }),
  family('pallet', 'packaging.pallet', yesNo, { need: 'no', otherwise: false, meaning: 'Whether it is shipped on a pallet.', example: 'no' }),
  family('parcel side mm', 'packaging.parcelSide', whole(1, 100_000), {
    need: 'no',
    meaning: 'Longest side up to which a made-to-size piece is shipped as a parcel.',
    example: '',
  }),
  family('lead days', 'leadDays', whole(0, 60), { need: 'yes', meaning: 'Working days until dispatch.', example: '2' }),
  family('warehouse', 'warehouse', yesNo, { need: 'no', otherwise: true, meaning: 'Whether it is sold from stock; no: made to order.', example: 'yes' }),
  family('name <locale>', 'texts.<locale>.name', text, { need: 'yes', meaning: 'Name of the family. Further colours append theirs.', example: 'Cork panel' }),
  family('purpose <locale>', 'texts.<locale>.purpose', text, {
    need: 'yes',
    meaning: 'What the product is for, in the words that buyers search with.',
    example: 'acoustic wall panel',
  }),
  family('slug <locale>', 'texts.<locale>.slug', slug, { need: 'yes', meaning: 'Last part of the address of its page.', example: 'cork-panel' }),
  family('summary <locale>', 'texts.<locale>.summary', text, {
    need: 'yes',
    meaning: 'One sentence for lists and search engines.',
    example: 'Acoustic wall panel of expanded cork.',
  }),
  family('description <locale>', 'texts.<locale>.description', paragraphs, { need: 'yes', meaning: 'Paragraphs of the page.', example: 'The panel absorbs speech and music.' }),
  family('attribute <number>', 'attributes.<number>', number, { need: 'no', meaning: 'Attribute with a number, in the unit of the shop.', example: '40' }),
  family('attribute <text>', 'attributes.<text>', text, { need: 'no', meaning: 'Attribute with the same text in all languages.', example: 'E' }),
  family('attribute <text> <language>', 'attributes.<text>.<language>', text, { need: 'no', meaning: 'Attribute with a text for each language.', example: '' }),
  family('acoustics', 'acoustics.kind', choice(['absorption', 'object', 'insulation', 'impact', 'none']), {
    need: 'no',
    otherwise: 'none',
    meaning: 'Kind of acoustic data. `absorption`: coefficient by area; `object`: area of one piece in m²; `insulation`: between rooms; `impact`: of footsteps.',
    example: 'none',
  }),
  family('acoustics <band> Hz', 'acoustics.bands.<band>', number, { need: 'no', meaning: 'Absorption in this octave band, for `absorption` and `object`.', example: '' }),
  family('acoustics mounting <language>', 'acoustics.mounting.<language>', text, {
    need: 'no',
    meaning: 'Mounting in the measurement, for `absorption` and `object`.',
    example: '',
  }),
  family('acoustics Rw', 'acoustics.rw', number, { need: 'no', meaning: 'Weighted sound reduction index in dB, for `insulation`.', example: '' }),
  family('acoustics delta Lw', 'acoustics.deltaLw', number, { need: 'no', meaning: 'Weighted reduction of impact noise in dB, for `impact`.', example: '' }),
  product('picture <n> file', 'pictures.<n>.file', file, {
    need: 'yes',
    meaning: 'Pictures of the product in the order of its page, the first one also in lists. Every product has at least one.',
    example: 'products/CRK-natural-1.webp',
  }),
  product('picture <n> alt <language>', 'pictures.<n>.alt.<language>', text, {
    need: 'yes',
    meaning: 'What picture n shows, for people who do not see it.',
    example: 'A cork panel on a wall',
  }),
];

/** Fields of a family that no column has. An import leaves them as they are. */
export const keptFields = ['configuration', 'scheduled'] as const;
