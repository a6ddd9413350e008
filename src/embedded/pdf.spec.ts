import { drawnTextOf, textOf } from '../../test/support/pdf.js';
import { fonts, printPdf } from './pdf.js';

const createdAt = new Date('2026-11-26T10:00:00Z');
const printed = (text: string, options: PDFKit.Mixins.TextOptions = {}): Promise<Buffer> =>
  printPdf(
    { title: 'Names', locale: 'nl-NL', createdAt, isTagged: true },
    (pdf) =>
      void pdf
        .font(fonts.plain)
        .fontSize(10)
        .text(text, 50, 50, { width: 400, ...options }),
  );
const fontsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/FontFile[23] /g)?.length ?? 0;

const names = {
  Dutch: 'Zoë van ’t Hof – € 12,50',
  Polish: 'Łukasz Żółć',
  Turkish: 'Işıl Gökçe Şahin',
  Hungarian: 'Kőműves Ágnes',
  Vietnamese: 'Nguyễn Thị Hồng',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Юлія Щербак',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'ნინო ბერიძე',
  Hindi: 'प्रिया शर्मा',
  Thai: 'สมชาย ใจดี',
  Chinese: '王小明',
  Japanese: '山田 たろう カナ',
  Korean: '김민준',
  Arabic: 'محمد علي',
  Hebrew: 'דוד לוי',
  Arabic_and_Latin: 'Studio محمد علي (Utrecht) 12',
  Hebrew_with_brackets: 'דוד (לוי) 12',
  emoji: 'Ada 🎧 Vos',
  sizes: 'Ø 40 mm ≤ 3 m² α λ',
};

describe('names in a PDF', () => {
  it.each(Object.entries(names))('%s can be extracted and searched as text', async (_, name) => {
    const text = textOf(await printed(name));
    expect(text).toBe(name.normalize('NFC'));
  });

  it.each(Object.entries(names))('%s is drawn with a glyph for each character', async (_, name) => {
    const drawn = drawnTextOf(await printed(name));
    const letters = (text: string) => [...text.normalize('NFC').replaceAll(/\s/g, '')].toSorted().join('');
    expect(letters(drawn)).toBe(letters(name));
  });

  it('draws right-to-left text within a left-to-right line', async () => {
    const pieces = drawnTextOf(await printed('אב (גד) 12'))
      .split('\n')
      .join('');
    expect(pieces).toBe('12 (דג) בא');
  });

  it('shapes Arabic letters by their position in the word', async () => {
    const widthOf = async (text: string) => {
      let width = 0;
      await printPdf({ title: '', locale: 'nl-NL', createdAt }, (pdf) => void (width = pdf.font(fonts.plain).fontSize(100).widthOfString(text)));
      return width;
    };
    const alone = (await Promise.all([...'محمد'].map(widthOf))).reduce((sum, width) => sum + width, 0);
    expect(Math.abs((await widthOf('محمد')) - alone)).toBeGreaterThan(5);
  });

  it('draws a replacement character for a character that no font contains', async () => expect(drawnTextOf(await printed('A\u{13000}B'))).toBe('A\ufffdB'));
  it('leaves out invisible characters', async () => expect(drawnTextOf(await printed('Ada\u200b\u2060\ufeff Vos'))).toBe('Ada Vos'));

  it('embeds only the fonts that a text needs', async () => {
    expect(fontsIn(await printed('Ada Vos'))).toBe(1);
    expect(fontsIn(await printed('Ada Łukasz Юлія 王'))).toBe(4);
  });

  it('stays small: embeds only the glyphs that are drawn', async () => {
    expect((await printed('Ada Vos')).length).toBeLessThan(8000);
    expect((await printed(Object.values(names).join('\n'))).length).toBeLessThan(120_000);
  });

  it('wraps and right-aligns a line with words in several scripts', async () => {
    const lines = textOf(await printed('Łukasz Юлія Ελένη 王小明 Łukasz Юлія', { width: 90, align: 'right' })).split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('').replaceAll(/\s+/g, '')).toBe('ŁukaszЮліяΕλένη王小明ŁukaszЮлія');
  });
});
