import { fonts, margin, type Pdf } from '../pdf.js';

export const left = margin;
export const right = 545;
const bottom = 780;

/** Colours a sheet is printed in; the action's colour is the brand's. */
export const inks = { text: '#14202b', muted: '#566270', line: '#dfdad0' } as const;

/** A page being filled from top to bottom, each part tagged with what it is. */
export class Sheet {
  private readonly root;

  constructor(readonly pdf: Pdf) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** A heading, paragraph or figure. */
  part(tag: 'H1' | 'H2' | 'P' | 'Figure', draw: () => void, alt?: string): void {
    this.root.add(this.pdf.struct(tag, alt === undefined ? {} : { alt }, draw));
  }

  /** What says nothing: lines, and the mark beside the name. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  heading(text: string): void {
    this.room(60);
    this.part('H2', () => this.pdf.font(fonts.bold).fontSize(13).fillColor(inks.text).text(text, left, this.pdf.y));
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
      this.room(height + 8);
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
              .fillColor(inks.muted)
              .text(name, at.x, top, { width: at.name - 8 }),
        ),
      );
      row.add(pdf.struct('TD', {}, () => void pdf.fillColor(inks.text).text(value, at.x + at.name, top, { width: at.width - at.name })));
      row.end();
      this.line(at.x, at.x + at.width, top + height + 3);
      pdf.y = top + height + 7;
    }
    table.end();
  }

  line(from: number, to: number, y: number): void {
    this.ornament(() => void this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke(inks.line));
  }

  end(): void {
    this.root.end();
  }

  /** Goes on on another page where there is no room for so much. */
  private room(height: number): void {
    if (this.pdf.y + height > bottom) this.pdf.addPage();
  }
}
