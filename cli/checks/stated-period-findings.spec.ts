import { readTexts } from '../support/read-texts.js';
import { readWrittenDocuments } from '../support/read-documents.js';
import type { SourceDocument } from '../../src/content/read-documents.js';
import { statedPeriodFindings } from './stated-period-findings.js';
import type { Texts, Tree } from './text-findings.js';

let texts: Texts;
let documents: SourceDocument[];
beforeAll(async () => {
  texts = await readTexts();
  documents = await readWrittenDocuments();
});

const said = (changedTexts: Texts, changed: readonly SourceDocument[]) =>
  statedPeriodFindings(changedTexts, changed).map(({ code, place, message }) => `${code} ${place} ${message}`);
const withText = (namespace: string, path: string, text: string): Texts => {
  const files = structuredClone(texts['en-GB']!);
  const keys = path.split('.');
  const group = keys.slice(0, -1).reduce((node, key) => node[key] as Tree, files[namespace]!);
  group[keys.at(-1)!] = text;
  return { ...texts, 'en-GB': files };
};
const rewritten = (file: string, from: string, to: string): SourceDocument[] =>
  documents.map((one) => (one.file.endsWith(file) ? { ...one, body: one.body.replace(from, to) } : one));

describe('the promise check', () => {
  it('finds nothing in the texts of the project', () => expect(said(texts, documents)).toEqual([]));

  it.each<[string, () => string[], string]>([
    [
      'terms that state the period of unpaid orders literally',
      () => said(texts, rewritten('en-GB/info/terms-and-conditions.md', '{unpaidHours} hours', '3 days')),
      'PROMISE brands/shared/content/en-GB/info/terms-and-conditions.md does not contain {unpaidHours}',
    ],
    [
      'a literal period beside a placeholder',
      () => said(texts, rewritten('de-AT/info/datenschutz.md', '{applicationMonths} Monate', 'sechs Monate')),
      'PROMISE brands/shared/content/de-AT/info/datenschutz.md states “sechs Monate” literally beside {applicationWeeks}',
    ],
    [
      'a mail without the refund period',
      () => said(withText('components', 'mail.withdrawalReceived.intro', 'Send it back within {returnDays} days. We refund it as soon as it reaches us.'), documents),
      'PROMISE en-GB components.mail.withdrawalReceived.intro does not contain {refundDays}',
    ],
    [
      'a contradictory frequency of the newsletter',
      () => said(withText('form', 'newsletter.summary', 'Four times a year.'), documents),
      'CONTRADICTION en-GB form.newsletter.summary states “Four times a year”, which contradicts other texts',
    ],
    [
      'a contradictory place of delivery',
      () => said(texts, rewritten('en-GB/info/delivery.md', 'the first door', 'the kerb at the first door')),
      'CONTRADICTION brands/shared/content/en-GB/info/delivery.md states “kerb”, which contradicts other texts',
    ],
  ])('finds %s', (_, found, finding) => expect(found()).toContain(finding));
});
