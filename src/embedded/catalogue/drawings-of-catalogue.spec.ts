import { brandCodes } from '../../contract/brand-codes.js';
import { optionTable } from '../../contract/option-kinds.js';
import { drawnFamilies, type Look, type Row } from '../../domain/drawn-families.js';
import { readCatalogue } from '../seed/read-catalogue.js';
import { catalogueFolder } from '../seed/seed.js';

const catalogues = await Promise.all(brandCodes.map(async (code) => (await readCatalogue(catalogueFolder(code)))?.parse()));
const products = catalogues.flatMap((catalogue) => catalogue?.products ?? []);
type Option = NonNullable<(typeof products)[number]['configuration']>['options'][number];

/** How the values of an option are shown, or what is missing. */
const shownBy: Record<Extract<Row, string>, (option: Option) => boolean> = {
  size: ({ kind, values = [] }) => kind === 'Dimensions' || values.every(({ label }) => /\d\smm/u.test(label.nl)),
  swatch: ({ kind, values = [] }) => kind === 'ColorPicker' || values.every(({ hex }) => hex),
  picture: ({ values = [] }) => values.every(({ picture }) => picture),
  file: () => true,
  unseen: () => true,
  noted: ({ kind }) => kind === 'Number',
  sides: ({ kind }) => kind === 'Checkbox',
};
const isShown = (row: Row | undefined, option: Option): boolean => {
  if (row === undefined) return false;
  if (typeof row === 'string') return shownBy[row](option);
  if (typeof row === 'function') return true;
  const ids = (option.values ?? []).map(({ id }) => id);
  return ids.length > 0 && ids.length === Object.keys(row).length && ids.every((id) => row[id]);
};

describe('every option of every product of all brands', () => {
  it('is drawn, pictured or named as not visible, with each of its values', () => {
    for (const { code, configuration } of products) {
      const options = (configuration?.options ?? []).filter(({ kind }) => optionTable[kind].remark === undefined);
      const rows = drawnFamilies[code]?.options ?? {};
      expect([code, options.filter((option) => !isShown(rows[option.id], option)).map(({ id }) => id)]).toEqual([code, []]);
      expect([code, Object.keys(rows).toSorted()]).toEqual([code, options.map(({ id }) => id).toSorted()]);
    }
    expect(Object.keys(drawnFamilies).toSorted()).toEqual(products.flatMap(({ code, configuration }) => (configuration ? [code] : [])).toSorted());
  });

  it('has the usual look as default: that of the pictures', () => {
    for (const { code, configuration } of products)
      for (const { id, values = [], default: usual } of configuration?.options ?? []) {
        const row = drawnFamilies[code]?.options[id];
        if (typeof row !== 'object' || values.length === 0) continue;
        const plain = Object.entries<Look>(row).flatMap(([value, look]) => (Object.keys(look).length ? [] : [value]));
        expect([code, id, plain]).toEqual([code, id, usual === undefined ? plain : [usual]]);
      }
  });

  it('has the dimensions of the data sheet in its usual drawing', () => {
    for (const { code, attributes } of products) {
      const { size, usual } = drawnFamilies[code] ?? {};
      if (size) expect([code, size.width, size.height]).toEqual([code, attributes['diameter'], attributes['height']]);
      if (usual?.thickness && attributes['thickness']) expect([code, usual.thickness]).toEqual([code, attributes['thickness']]);
      if (usual?.depth && attributes['depth']) expect([code, usual.depth]).toEqual([code, attributes['depth']]);
    }
  });
});
