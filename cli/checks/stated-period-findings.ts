import type { StatedPeriod } from '../../src/contract/stated-periods.js';
import { contentTable } from '../../src/contract/content-kinds.js';
import { type Language, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { InfoId } from '../../src/content/front-matter.js';
import type { SourceDocument } from '../../src/content/read-documents.js';
import type { Finding } from '../support/findings.js';
import { flat, type Texts } from './text-findings.js';

/** Documents and texts that state a period, and the placeholders that they must use for it. */
const statements: readonly { values: readonly StatedPeriod[]; documents?: readonly InfoId[]; texts?: readonly string[] }[] = [
  { values: ['unpaidHours'], documents: ['terms'], texts: ['components.mail.paymentFailed.intro', 'components.mail.toPay.open'] },
  { values: ['transferDays', 'payDays'], documents: ['terms'] },
  { values: ['guestDays', 'orderedFileYears'], documents: ['terms', 'privacy'] },
  { values: ['networkDays', 'enquiryMonths', 'spamDays', 'unconfirmedDays'], documents: ['privacy'] },
  { values: ['applicationWeeks', 'applicationMonths'], documents: ['privacy'], texts: ['form.application.keeping'] },
  { values: ['returnDays'], texts: ['form.withdrawal.done.send', 'components.mail.withdrawalReceived.intro'] },
  { values: ['refundDays'], texts: ['form.withdrawal.done.money', 'components.mail.withdrawalReceived.intro'] },
  { values: ['confirmHours'], texts: ['components.mail.registration.intro', 'components.mail.emailChange.intro'] },
];

const number = '(?:\\d+|\\p{L}+)';
/** A period in words or figures: `3 days`, `six months`; not `{unpaidHours} hours`. */
const period = (units: string) => new RegExp(`(?<![{\\p{L}])(?!(?:de|les|des|the|of|per|par|pro|in|im|am|aan|werk)\\s)${number}\\s(?:${units})(?!\\p{L})`, 'iu');
const periods: Record<Language, RegExp> = {
  nl: period('uur|dag|dagen|weken|maanden|jaar'),
  de: period('Stunden?|Tagen?|Wochen?|Monaten?|Jahren?'),
  fr: period('heures?|jours?|semaines?|mois|ans?'),
  en: period('hours?|days?|weeks?|months?|years?'),
};

/** Phrases that contradict other texts: frequency of the newsletter, and place of delivery of a pallet. */
const contradictions: Record<Language, RegExp> = {
  nl: /vier keer per jaar|elk kwartaal|stoeprand/i,
  de: /viermal im Jahr|vierteljährlich|Bordstein/i,
  fr: /quatre fois par an|chaque trimestre|au pied de l’immeuble|trottoir/i,
  en: /four times a year|quarterly|\bkerb\b/i,
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;:!?])\s|\n/);
const namesStatedPeriod = (sentence: string, values: readonly StatedPeriod[]): boolean => values.some((name) => sentence.includes(`{${name}}`));

/** Finds missing placeholders, and literal periods beside placeholders. */
const faultsIn = (text: string, values: readonly StatedPeriod[], language: Language, code: string, place: string): Finding[] => [
  ...values.filter((name) => !text.includes(`{${name}}`)).map((name) => ({ code, place, message: `does not contain {${name}}` })),
  ...sentencesOf(text)
    .filter((sentence) => namesStatedPeriod(sentence, values))
    .flatMap((sentence) => {
      const literal = periods[language].exec(sentence);
      return literal ? [{ code, place, message: `states “${literal[0]}” literally beside {${values.find((name) => sentence.includes(`{${name}}`))}}` }] : [];
    }),
];

const textFindingsOf = (texts: Texts, locale: Locale): Finding[] => {
  const { language } = localeTable[locale];
  const all = flat(texts[locale]);
  const named = statements.flatMap(({ values, texts: keys = [] }) => keys.map((key) => ({ key, values })));
  return [
    ...[...Map.groupBy(named, ({ key }) => key)].flatMap(([key, rules]) => {
      const text = all.get(key);
      return text === undefined ? [] : faultsIn(text, [...new Set(rules.flatMap(({ values }) => values))], language, 'PROMISE', `${locale} ${key}`);
    }),
    ...[...all].flatMap(([key, text]) => contradictionIn(text, language, `${locale} ${key}`)),
  ];
};

const contradictionIn = (text: string, language: Language, place: string): Finding[] => {
  const found = contradictions[language].exec(text);
  return found ? [{ code: 'CONTRADICTION', place, message: `states “${found[0]}”, which contradicts other texts` }] : [];
};

const documentFindingsOf = ({ file, locale, kind, matter, body }: SourceDocument): Finding[] => {
  if (!contentTable[kind].isLegal) return [];
  const { language } = localeTable[locale];
  const values = [...new Set(statements.flatMap((statement) => (statement.documents?.some((id) => id === matter.id) ? statement.values : [])))];
  return [...faultsIn(body, values, language, 'PROMISE', file), ...contradictionIn(body, language, file)];
};

/** Finds texts and document sources whose promises differ from the rules of the program. @param only locale; default: all */
export const statedPeriodFindings = (texts: Texts, documents: readonly SourceDocument[], only?: Locale): Finding[] => [
  ...(only ? [only] : locales).flatMap((locale) => textFindingsOf(texts, locale)),
  ...documents.filter(({ locale }) => !only || locale === only).flatMap(documentFindingsOf),
];
