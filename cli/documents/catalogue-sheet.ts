import { bands } from '../../src/embedded/catalogue-sheet/columns.js';
import { type ColumnRow, columnTable, keptFields } from '../../src/embedded/catalogue-sheet/column-table.js';
import { sheetLimits } from '../../src/embedded/catalogue-sheet/sheet-limits.js';
import { currencies, languages, locales } from '../../src/contract/locales.js';

const code = (text: string) => `\`${text}\``;
const codes = (words: readonly string[]) => words.map(code).join(', ');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const intro = `# Catalogue as a spreadsheet

<!-- Written by \`quiet-shop docs catalogue-sheet > docs/catalogue-sheet.md\` from src/embedded/catalogue-sheet/column-table.ts. Change it there. -->

A row is a product: a colour of a family. Commands: [operations.md](operations.md#catalogue-as-a-spreadsheet). Reasons: [0099](decisions/0099-catalogue-as-a-spreadsheet.md).

- **Columns** can stand in any order, and columns can be missing: what has no column stays as it is. A sheet of \`sku\` and ${code(`price ${currencies[0]}`)} is a price list. Columns whose name begins with \`#\`, and rows whose first cell does, are notes.
- **Values of a family** stand in each row of the family. An import accepts them in some of the rows; different values in two rows are a fault. An emptied cell removes the value when it is empty in all rows of the family.
- **Rows** can stand in any order, and rows can be missing. Products without a row stay, unless \`--ends-missing\` is given.
- **Not in the sheet**: ${codes(keptFields)}. An import keeps them. JSON Lines contain them.
- **JSON Lines** have one entry a line: \`{"kind": "family", "key": "WPN", "entry": {…}}\`. Categories, colours, attributes, pictures and synonyms are entries too.
- **CSV** is UTF-8, separated by commas, semicolons or tabs. In an export, a text that a spreadsheet program would run as a formula has an apostrophe before it, which an import removes.
- **XLSX**: the first sheet is read. Of a formula the stored result is read.
- **Limits**: ${megabytes(sheetLimits.fileBytes)} (XLSX: ${megabytes(sheetLimits.unpackedBytes)} unpacked), ${sheetLimits.rows} rows, ${sheetLimits.columns} columns.

| in the names | stands for |
| --- | --- |
| \`<currency>\` | ${codes(currencies)} |
| \`<language>\` | ${codes(languages)} |
| \`<locale>\` | a language, or a locale whose text differs from that of its language: ${codes(locales)}. An export has columns of locales when a product uses them |
| \`<n>\` | 1, 2, 3, … |
| \`<band>\` | ${codes(bands.map(String))} |
| \`<number>\`, \`<text>\` | an attribute of the shop with a number or a text, for example \`attribute thickness\` |

| column | the same for all colours | new products need it | allowed | meaning | example |
| --- | --- | --- | --- | --- | --- |
`;

/** The columns as rows, for programs. */
export const sheetColumnRows = () =>
  columnTable.map(({ header, of, need, otherwise, cell, meaning, example }: ColumnRow) => ({
    column: header,
    isShared: of === 'family',
    need:
      need === 'yes' ? 'yes' : otherwise === undefined ? 'no' : `no: ${otherwise === '<today>' ? 'today' : otherwise === true ? 'yes' : otherwise === false ? 'no' : otherwise}`,
    allowed: cell.allowed,
    meaning,
    example,
  }));

/** Text of docs/catalogue-sheet.md. */
export const catalogueSheetDocument = (): string =>
  intro +
  sheetColumnRows()
    .map(
      ({ column, isShared, need, allowed, meaning, example }) =>
        `| ${code(column)} | ${isShared ? 'yes' : 'no'} | ${need} | ${allowed} | ${meaning} | ${example ? code(example) : ''} |\n`,
    )
    .join('');
