import type { Look } from '../contract/brands.js';
import { fonts, margin, type Pdf } from './pdf.js';

export const left = margin;
export const right = 545;
const bottom = 780;
const markSize = 26;
const headSize = 8;
const cellSize = 9;
const rowGap = 12;

/** Colours of a sheet. */
export const colours = { text: '#14202b', muted: '#566270', line: '#dfdad0' } as const;

/** A column of a grid. Figures are aligned to the right. */
export interface Column {
  title: string;
  x: number;
  width: number;
  isFigure?: true;
}
export interface GridRow {
  cells: readonly string[];
  /** Small print below the first cell. */
  note?: string;
}

/** Fills pages from top to bottom, and tags each part with its structure type (tagged PDF). */
export class PdfSheet {
  private readonly root;

  constructor(readonly pdf: Pdf) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** A heading, paragraph or figure. */
  part(tag: 'H1' | 'H2' | 'P' | 'Figure', draw: () => void, alt?: string): void {
    this.root.add(this.pdf.struct(tag, alt === undefined ? {} : { alt }, draw));
  }

  /** Draws decoration that screen readers skip (PDF artifact): lines, and the logo beside the name. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Logo and name of the brand at the top of the page. */
  brand(mark: Look['logo'], name: string): void {
    const { pdf } = this;
    const size = Number(mark.viewBox.split(' ')[2]);
    this.ornament(() => {
      pdf.save().translate(left, left - 8);
      pdf.scale(markSize / size);
      for (const { d, fill, stroke, strokeWidth = 1 } of mark.shapes) {
        if (fill) pdf.path(d).fill(fill);
        if (stroke) pdf.path(d).lineWidth(strokeWidth).stroke(stroke);
      }
      pdf.restore();
    });
    this.part('P', () => {
      pdf.font(fonts.bold).fontSize(14).fillColor(colours.text);
      pdf.text(name, left + markSize + 8, left, { lineBreak: false });
    });
  }

  heading(text: string): void {
    this.remainingSpace(60);
    this.part('H2', () => this.pdf.font(fonts.bold).fontSize(13).fillColor(colours.text).text(text, left, this.pdf.y));
    this.pdf.y += 6;
  }

  /** Rows of a name and a value, with a line below each. */
  table(rows: readonly (readonly [name: string, value: string])[], at = { x: left, width: right - left, name: 150 }): void {
    const { pdf } = this;
    const table = pdf.struct('Table');
    this.root.add(table);
    pdf.fontSize(9);
    for (const [name, value] of rows) {
      const height = Math.max(pdf.heightOfString(name, { width: at.name - 8 }), pdf.heightOfString(value, { width: at.width - at.name }));
      this.remainingSpace(height + 8);
      const top = pdf.y;
      const row = pdf.struct('TR');
      table.add(row);
      row.add(
        pdf.struct(
          'TH',
          {},
          () =>
            void pdf
              .font(fonts.plain)
              .fillColor(colours.muted)
              .text(name, at.x, top, { width: at.name - 8 }),
        ),
      );
      row.add(pdf.struct('TD', {}, () => void pdf.fillColor(colours.text).text(value, at.x + at.name, top, { width: at.width - at.name })));
      row.end();
      this.line(at.x, at.x + at.width, top + height + 3);
      pdf.y = top + height + 7;
    }
    table.end();
  }

  /** A table of several columns; its head is repeated on every page. */
  grid(columns: readonly Column[], rows: readonly GridRow[]): void {
    const { pdf } = this;
    const table = pdf.struct('Table');
    const head = { cells: columns.map(({ title }) => title) };
    const tagged = (tag: 'TH' | 'TD', row: GridRow) => {
      const tr = pdf.struct('TR');
      table.add(tr);
      this.cells(columns, row, tag === 'TH', (draw) => void tr.add(pdf.struct(tag, {}, draw)));
      tr.end();
    };
    this.root.add(table);
    tagged('TH', head);
    for (const row of rows) {
      if (!this.fits(this.heightOf(columns, row) + rowGap)) {
        pdf.addPage();
        this.cells(columns, head, true, (draw) => this.ornament(draw));
      }
      tagged('TD', row);
    }
    table.end();
  }

  line(from: number, to: number, y: number, colour: string = colours.line, width = 0.5): void {
    this.ornament(() => void this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(colour));
  }

  /** Starts another page when the height (points) does not fit on this one. */
  remainingSpace(height: number): void {
    if (!this.fits(height)) this.pdf.addPage();
  }

  /** Draws the footer of each page. Requires buffered pages (`isCounted`). */
  feet(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page);
      // Without this, text in the bottom margin would start another page.
      this.pdf.page.margins.bottom = 0;
      this.ornament(() => draw(page + 1, count));
    }
  }

  end(): void {
    this.root.end();
  }

  private fits(height: number): boolean {
    return this.pdf.y + height <= bottom;
  }

  private heightOf(columns: readonly Column[], { cells, note }: GridRow): number {
    const { pdf } = this;
    pdf.font(fonts.plain).fontSize(cellSize);
    const cellHeight = Math.max(...cells.map((cell, at) => pdf.heightOfString(cell, { width: columns[at]!.width })));
    return cellHeight + (note ? pdf.fontSize(headSize).heightOfString(note, { width: columns[0]!.width }) + 2 : 0);
  }

  private cells(columns: readonly Column[], row: GridRow, isHead: boolean, each: (draw: () => void) => void): void {
    const { pdf } = this;
    const top = pdf.y;
    const end = top + this.heightOf(columns, row) + 4;
    for (const [at, { x, width, isFigure }] of columns.entries())
      each(() => {
        pdf.font(fonts.plain).fontSize(isHead ? headSize : cellSize);
        pdf.fillColor(isHead ? colours.muted : colours.text).text(row.cells[at]!, x, top, { width, align: isFigure ? 'right' : 'left' });
        if (at === 0 && row.note) pdf.fontSize(headSize).fillColor(colours.muted);
        if (at === 0 && row.note) pdf.text(row.note, x, pdf.y + 2, { width });
      });
    this.line(left, right, end, isHead ? colours.text : colours.line);
    pdf.y = end + rowGap - 4;
  }
}
