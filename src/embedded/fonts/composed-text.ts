import PdfWriter from 'pdfkit';
import { type Face, faceOf, type Style } from './faces.js';
import { type TextRun, textRuns } from './text-runs.js';

/** Height of a line and of its letters above the baseline in ems: the same for all faces, so that a name in another script moves nothing. */
const lineHeight = 1.16;
const ascent = 0.8;

type TextOptions = PDFKit.Mixins.TextOptions;
/** What pdfkit hands on to the drawing of a line. */
interface LineOptions extends Omit<TextOptions, 'features'> {
  lineWidth?: number;
  textWidth?: number;
  wordCount?: number;
  features?: readonly string[];
}

/** Drawn by itself, a piece has no place in a line any more, and is shaped as a whole. */
const alone = { align: 'left', width: undefined, lineWidth: undefined, wordCount: 1 } as const;

/** How pdfkit draws a line. */
const drawLine = Reflect.get(PdfWriter.prototype, '_fragment') as (this: PDFKit.PDFDocument, text: string, x: number, y: number, options: LineOptions) => void;
/** The face of Latin letters. */
const latinFace = (style: Style): Face => faceOf('x'.codePointAt(0)!, style)!;
/** Words are shaped one by one and kept; a piece that runs from right to left as a whole, because its words change places. */
const featuresOf = ({ isRightToLeft }: TextRun) => (isRightToLeft ? { features: [] } : {});

/** A PDF whose texts may be in every script that the faces have: each line is put together of the faces that it needs. */
export class ComposedPdf extends PdfWriter {
  private style: Style = 'plain';
  /** Names of the faces that were used: the document holds what was drawn of them. */
  private readonly used = new Set<string>();

  constructor(options: PDFKit.PDFDocumentOptions) {
    // An empty name: pdfkit starts without a font of its own.
    super({ ...options, font: '' });
    this.font('plain');
  }

  override font(style: string): this {
    this.style = style as Style;
    return this.use(latinFace(this.style));
  }

  override currentLineHeight(): number {
    return this.size * lineHeight;
  }

  override widthOfString(text: string, { characterSpacing = 0 }: PDFKit.Mixins.TextOptions = {}): number {
    const width = textRuns(text, this.style).reduce((sum, run) => sum + this.widthOf(run), 0);
    return width + characterSpacing * Math.max(0, text.length - 1);
  }

  /** Draws a line that pdfkit has broken; it calls this for every line. */
  _fragment(text: string, x: number, y: number, options: LineOptions): void {
    const line = text.replaceAll('\n', '');
    const runs = textRuns(line, this.style);
    const { align, lineWidth = 0, width } = options;
    const free = width ? lineWidth - this.widthOfString(line.trimEnd()) : 0;
    // Programs that search or read aloud get a line whole and in its logical order; scripts with marks draw some before their letters.
    const isComposed = runs.length > 1 || runs.some(({ isRightToLeft }) => isRightToLeft) || /\p{M}/u.test(line.normalize('NFC'));
    if (isComposed) this.markContent('Span', { actual: line });
    let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    for (const run of runs) {
      const runWidth = this.widthOf(run);
      this.use(run.face);
      drawLine.call(this, run.text, at, y, { ...options, ...alone, ...featuresOf(run), textWidth: runWidth, baseline: -ascent * this.size });
      at += runWidth;
    }
    if (isComposed) this.endMarkedContent();
    this.use(latinFace(this.style));
  }

  /** Points of the font, as it was set last. */
  private get size(): number {
    return Reflect.get(this, '_fontSize') as number;
  }

  private widthOf(run: TextRun): number {
    this.use(run.face);
    const width = super.widthOfString(run.text, featuresOf(run) as PDFKit.Mixins.TextOptions);
    this.use(latinFace(this.style));
    return width;
  }

  private use({ name, bytes }: Face): this {
    if (!this.used.has(name)) this.registerFont(name, bytes());
    this.used.add(name);
    return super.font(name);
  }
}
