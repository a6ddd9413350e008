import { exportFiles, exportTimeZone } from '../../src/embedded/accounting/export-files.js';
import { treatments } from '../../src/embedded/accounting/supplies.js';

const intro = `# Files of the accounting export

<!-- Written by \`quiet-shop docs accounting > docs/accounting.md\` from src/embedded/accounting/export-files.ts. Change it there. -->

\`accounting export\` ([operations.md](operations.md#accounting)) writes these files for a calendar month in the time zone ${exportTimeZone}. They are CSV in UTF-8 with a byte order mark, commas and CRLF (RFC 4180). Amounts are decimal numbers with a point, in the currency of their row. The folder \`ubl\` contains the documents of business buyers with an electronic address as Peppol BIS Billing 3.0.`;

/** Every column of every file. */
export const accountingRows = () =>
  Object.entries(exportFiles).flatMap(([file, { columns }]) => columns.map(({ name, meaning }) => ({ file: `${file}.csv`, column: name, meaning })));

/** Text of docs/accounting.md. */
export const accountingDocument = (): string => {
  const files = Object.entries(exportFiles).map(([file, { meaning, columns }]) =>
    [`## ${file}.csv`, '', `Contents: ${meaning}.`, '', '| column | meaning |', '| --- | --- |', ...columns.map((column) => `| \`${column.name}\` | ${column.meaning} |`)].join(
      '\n',
    ),
  );
  const rows = Object.entries(treatments).map(([name, { meaning, oss }]) => `| \`${name}\` | ${meaning} | ${oss} |`);
  const supplies = [
    '## VAT treatments',
    '',
    'Articles are those of Directive 2006/112/EC.',
    '',
    '| treatment | meaning | in the return of the One-Stop-Shop |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
  return `${[intro, ...files, supplies].join('\n\n')}\n`;
};
