import { columnWidths, cut } from './table.js';

const lines = [
  ['number', 'customer', 'state'],
  ['ENC-2026-000042', 'Stillewerk Studio voor akoestiek en interieur', 'paid'],
];

describe('a table', () => {
  it('is as wide as its texts without a terminal', () => expect(columnWidths(lines, 2, undefined)).toEqual([15, 45, 5]));

  it('is not changed when it fits the terminal', () => expect(columnWidths(lines, 2, 80)).toEqual([15, 45, 5]));

  it.each([60, 40, 30])('fits a terminal of %d characters: the widest columns are cut', (available) => {
    const widths = columnWidths(lines, 2, available);
    expect(widths.reduce((sum, width) => sum + width, 0) + 4).toBe(available);
    expect(widths[2]).toBe(5);
  });

  it('keeps columns readable on a terminal that is too narrow', () => expect(columnWidths(lines, 2, 10)).toEqual([8, 8, 5]));

  it('marks a cut text', () => expect([cut('Stillewerk', 6), cut('Stille', 6)]).toEqual(['Still…', 'Stille']));
});
