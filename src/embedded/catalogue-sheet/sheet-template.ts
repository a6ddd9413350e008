import type { Catalogue } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';
import type { CellKind } from './cell-kinds.js';
import { type Column, columnsOf } from './columns.js';
import type { Sheet } from './write-sheet.js';

const [exampleTiers, examplePictures] = [2, 2];

/** A code that no family of the shop has. */
const freeCode = ({ products }: Catalogue): string => ['XMP', 'XNP', 'XOP'].find((code) => products.every((family) => family.code !== code)) ?? 'XPP';

/** Values that an example needs of this shop: its colours, a category and pictures. */
const ofShop = (catalogue: Catalogue, code: string, product: number): Record<string, string> => {
  const colour = Object.keys(catalogue.colours)[product] ?? 'grey';
  const leaf = catalogue.categories.findLast(({ id }) => catalogue.categories.every(({ parent }) => parent !== id));
  const pictures = catalogue.products[0]?.pictures ?? [];
  return {
    family: code,
    colour,
    sku: skuOf(code, colour),
    ...(leaf && { categories: leaf.id }),
    ...Object.fromEntries(pictures.slice(0, examplePictures).map(({ file }, at) => [`picture ${at + 1} file`, file])),
  };
};

/** Falling prices for rising quantities. */
const tierExample = (position: number, field: string): string => (field === 'minQuantity' ? String(10 * (position + 1)) : String(22.5 - 2 * position).replace('.', ','));

/** The example of a column, as an export would write it. */
const exampleOf = ({ row, path, isRare }: Column, name: string, own: Record<string, string>, product: number): string => {
  if (own[name] !== undefined) return own[name];
  if (isRare) return '';
  if (name === 'stock' && product > 0) return '80';
  if (path[0] === 'tiers') return tierExample(Number(path[1]), path.at(-1)!);
  return row.example;
};
const written = (kind: CellKind, typed: string): string | number | null => {
  const value = typed === '' ? undefined : kind.read(typed);
  return value === undefined ? null : kind.write(value as never);
};

/** A sheet with every column, a note on each, and the products of an example family. They are notes until `#` is removed. */
export const templateOf = (catalogue: Catalogue): Sheet => {
  const columns = columnsOf({ tiers: exampleTiers, pictures: examplePictures, attributes: catalogue.attributes });
  const code = freeCode(catalogue);
  const noteOf = ({ row }: Column, at: number): string => `${at === 0 ? '# ' : ''}${row.need === 'yes' ? 'needed for new products: ' : ''}${row.cell.allowed}`;
  const examples = [0, 1].map((product) => {
    const own = ofShop(catalogue, code, product);
    return columns.map((column, at) => {
      const value = written(column.row.cell, exampleOf(column, column.name, own, product));
      return at === 0 ? `# ${value}` : value;
    });
  });
  return { columns, rows: () => [columns.map(noteOf), ...examples] };
};
