import { readTexts } from '../support/read-texts.js';
import { readWritten } from '../support/read-written.js';
import type { WrittenDocument } from '../../src/content/read-documents.js';
import { promiseFindings } from './promise-findings.js';
import type { Texts, Tree } from './text-findings.js';

let texts: Texts;
let documents: WrittenDocument[];
beforeAll(async () => {
  texts = await readTexts();
  documents = await readWritten();
});

const said = (changedTexts: Texts, changed: readonly WrittenDocument[]) => promiseFindings(changedTexts, changed).map(({ code, place, message }) => `${code} ${place} ${message}`);
const withText = (namespace: string, path: string, text: string): Texts => {
  const files = structuredClone(texts['en-GB']!);
  const keys = path.split('.');
  const group = keys.slice(0, -1).reduce((node, key) => node[key] as Tree, files[namespace]!);
  group[keys.at(-1)!] = text;
  return { ...texts, 'en-GB': files };
};
const rewritten = (file: string, from: string, to: string): WrittenDocument[] =>
  documents.map((one) => (one.file.endsWith(file) ? { ...one, body: one.body.replace(from, to) } : one));

describe('the check of promises', () => {
  it('finds nothing in our texts', () => expect(said(texts, documents)).toEqual([]));

  it.each<[string, () => string[], string]>([
    [
      'terms that write the period of unpaid orders out',
      () => said(texts, rewritten('en-GB/info/terms-and-conditions.md', '{unpaidHours} hours', '3 days')),
      'PROMISE brands/shared/content/en-GB/info/terms-and-conditions.md does not name {unpaidHours}',
    ],
    [
      'a period in words beside the rule',
      () => said(texts, rewritten('de-AT/info/datenschutz.md', '{applicationMonths} Monate', 'sechs Monate')),
      'PROMISE brands/shared/content/de-AT/info/datenschutz.md writes out “sechs Monate” beside {applicationWeeks}',
    ],
    [
      'a mail that promises another time of refund',
      () => said(withText('components', 'mail.withdrawalReceived.intro', 'Send it back within {returnDays} days. We refund it as soon as it reaches us.'), documents),
      'PROMISE en-GB components.mail.withdrawalReceived.intro does not name {refundDays}',
    ],
    [
      'another number of newsletters',
      () => said(withText('form', 'newsletter.summary', 'Four times a year.'), documents),
      'CONTRADICTION en-GB form.newsletter.summary says “Four times a year”, and other texts say otherwise',
    ],
    [
      'another place of delivery',
      () => said(texts, rewritten('en-GB/info/delivery.md', 'the first door', 'the kerb at the first door')),
      'CONTRADICTION brands/shared/content/en-GB/info/delivery.md says “kerb”, and other texts say otherwise',
    ],
  ])('finds %s', (_, found, finding) => expect(found()).toContain(finding));
});
