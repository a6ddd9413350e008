import { readWrittenDocuments } from '../support/read-documents.js';
import { figureFindings } from './figure-findings.js';

const findingsIn = (body: string) => figureFindings([{ file: 'advice/panels.md', body, bodyLine: 10 }]).map(({ code, place }) => `${code} ${place}`);

describe('the check of figures in documents', () => {
  it('finds nothing in the documents of all brands', async () => {
    const documents = await readWrittenDocuments();
    expect(documents.length).toBeGreaterThan(500);
    expect(figureFindings(documents)).toEqual([]);
  });

  it.each([
    ['a reverberation time that the formula does not give', 'First line.\n0,161 × 75,6 / 9,1 = 1,9 s', ['WRONG_RESULT advice/panels.md:11']],
    ['an absorption area that the formula does not give', '0.161 × 75.6 / 0.43 = 20.2 m²', ['WRONG_RESULT advice/panels.md:10']],
    ['nothing in rounded terms', '0.161 × 96 / 30.9 = 0.5 s, and 0,161\u00a0×\u00a075,6\u00a0/\u00a09,1 = **1,3\u00a0s**', []],
    ['nothing in a grouped number', '0.161 × 2,016 / 90 = 3.6 s', []],
    ['an αw that its row does not give', '| Foam | 0.15 | 0.35 | 0.75 | 0.95 | 0.95 | 0.95 | 0.75 |', ['WRONG_ALPHA_W advice/panels.md:10']],
    ['an αw without its shape indicators', '| Foam | 0,15 | 0,35 | 0,75 | 0,95 | 0,95 | 0,95 | 0,65 |', ['WRONG_ALPHA_W advice/panels.md:10']],
    ['nothing in a right row', '| Foam | 0,15 | 0,35 | 0,75 | 0,95 | 0,95 | 0,95 | 0,65(MH) |', []],
    ['nothing in a row of other figures', '| Panels | 6.8 m² | 0.60 s |\n| Panel | 0.60 | 0.95 | 1.00 | 1.00 | 0.95 |', []],
  ])('finds %s', (_, body, found) => expect(findingsIn(body)).toEqual(found));
});
