import PdfWriter from 'pdfkit';
import { type Face, faceOf, type Style } from './faces.js';
import { type TextRun, textRuns } from './text-runs.js';

/** Line height and ascent in em. They are the same for all faces, so that a name in another script does not move other text. */
const lineHeight = 1.16;
const ascent = 0.8;

type TextOptions = PDFKit.Mixins.TextOptions;
/** Options that pdfkit passes to the method that draws a line. */
interface LineOptions extends Omit<TextOptions, 'features'> {
  lineWidth?: number;
  textWidth?: number;
  wordCount?: number;
  features?: readonly string[];
}

/** Options that turn off pdfkit's alignment for a run, because each run is drawn at its own position. */
const alone = { align: 'left', width: undefined, lineWidth: undefined, wordCount: 1 } as const;

/** pdfkit's private method that draws a line. */
const drawLine = Reflect.get(PdfWriter.prototype, '_fragment') as (this: PDFKit.PDFDocument, text: string, x: number, y: number, options: LineOptions) => void;
/** The face of Latin letters. */
const latinFace = (style: Style): Face => faceOf('x'.codePointAt(0)!, style)!;
/** Without `features`, pdfkit shapes and caches text word by word. A right-to-left run must be shaped as a whole, because its words are reordered. */
const featuresOf = ({ isRightToLeft }: TextRun) => (isRightToLeft ? { features: [] } : {});

/** A PDF document that draws text in all scripts of the faces. Each line is composed of runs with the faces that its characters need. */
export class ComposedPdf extends PdfWriter {
  private style: Style = 'plain';
  /** Names of the faces that are registered in this document. */
  private readonly used = new Set<string>();

  constructor(options: PDFKit.PDFDocumentOptions) {
    // The empty name keeps pdfkit from loading its default font.
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

  /** Draws one line. pdfkit calls this for every line after line breaking. */
  _fragment(text: string, x: number, y: number, options: LineOptions): void {
    const line = text.replaceAll('\n', '');
    const runs = textRuns(line, this.style);
    const { align, lineWidth = 0, width } = options;
    const free = width ? lineWidth - this.widthOfString(line.trimEnd()) : 0;
    // ActualText gives search and screen readers the line in logical order. It is also needed for combining marks, which some scripts draw before their letters.
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

  /** Current font size in points. */
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
