import { lettersOf } from './columns.js';

/** A fault in a file that is imported. */
export interface SheetFault {
  /** Row as spreadsheet programs number it; of JSON Lines the line. */
  row: number;
  /** Name of the column; of JSON Lines the field. */
  column: string;
  /** Cell as spreadsheet programs name it, such as `C12`; empty when the file has no such column. */
  cell: string;
  value: string;
  message: string;
  allowed: string;
}

const most = 10_000;
const longestValue = 60;
const shortened = (value: string): string => (value.length > longestValue ? `${value.slice(0, longestValue)}…` : value);

/** Collects the faults of a file, one for each cell. */
export class SheetFaults {
  private readonly found = new Map<string, SheetFault>();
  /** There are more faults than are collected. */
  isCut = false;

  add({ position, value, ...fault }: Omit<SheetFault, 'cell'> & { position?: number | undefined }): void {
    const place = `${fault.row} ${fault.column}`;
    if (this.found.has(place)) return;
    if (this.found.size >= most) this.isCut = true;
    else this.found.set(place, { ...fault, value: shortened(value), cell: position === undefined ? '' : `${lettersOf(position)}${fault.row}` });
  }

  has(row: number, column: string): boolean {
    return this.found.has(`${row} ${column}`);
  }

  /** In the order of the rows. */
  list(): SheetFault[] {
    return [...this.found.values()].toSorted((one, other) => one.row - other.row);
  }
}
