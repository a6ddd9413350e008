import { type Brand, mediatedCountries } from '../../src/contract/brands.js';
import { baseLocaleOf, type Language, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import { href } from '../../src/contract/routes.js';
import { htmlOf, plainTextOf } from '../../src/domain/content-text.js';
import type { InfoId } from '../../src/content/front-matter.js';
import type { Library } from '../../src/content/library.js';
import type { Finding } from '../support/findings.js';
import { textsOf, type Texts } from './text-findings.js';

/** Text of the order button (Directive 2011/83/EU, article 8.2; BGB § 312j; CJEU C-249/21). */
const orderButton: Record<Language, string> = {
  nl: 'Bestelling met betalingsverplichting',
  de: 'Zahlungspflichtig bestellen',
  fr: 'Commande avec obligation de paiement',
  en: 'Order with obligation to pay',
};
/** Texts of the two steps of the online withdrawal (Directive 2011/83/EU, article 11a, since 19 June 2026). */
const withdrawalWords: Record<Language, readonly [function_: string, confirm: string]> = {
  nl: ['Overeenkomst hier herroepen', 'Herroeping bevestigen'],
  de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
  fr: ['Renoncer au contrat ici', 'Confirmer la rétractation'],
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
};

export interface LegalFacts {
  brand: Brand;
  library: Library;
  texts: Texts;
}

const textIn = (texts: Texts, locale: Locale, namespace: string, key: string): string | undefined => {
  const find = (one: Locale) => textsOf(texts[one]?.[namespace] ?? {}).find(([name]) => name === key)?.[1];
  return find(locale) ?? find(baseLocaleOf[localeTable[locale].language]);
};

/** Checks that buttons have the texts that the law prescribes. */
const wordFindings = ({ brand, texts }: LegalFacts, locale: Locale): Finding[] => {
  const { language } = localeTable[locale];
  const [title, confirm] = withdrawalWords[language];
  const expected: [namespace: string, key: string, words: string][] = [
    ['checkout', 'review.order', orderButton[language]],
    ['form', 'withdrawal.title', title],
    ['form', 'withdrawal.confirm', confirm],
  ];
  return expected
    .filter(([namespace, key, words]) => textIn(texts, locale, namespace, key) !== words)
    .map(([namespace, key, words]) => ({ code: 'WRONG_WORDS', place: `${brand.code} ${locale} ${namespace}.${key}`, message: `must be “${words}”` }));
};

/** Required parts of each document, by their names in findings. */
const required = (brand: Brand, locale: Locale): Partial<Record<InfoId, Record<string, string | RegExp>>> => {
  const { name, address, vatNumber, tradeRegister, representedBy, mediators } = brand.seller;
  const country = mediatedCountries.find((one) => one === localeTable[locale].country);
  const mediator = country && {
    'the mediator': mediators[country].name,
    'the address of the mediator': mediators[country].address[0] ?? '',
    'the website of the mediator': mediators[country].website,
  };
  const company = { 'the company': name, 'the address': address[0] ?? '', 'the e-mail address': brand.email };
  const always = {
    imprint: { ...company, 'the VAT number': vatNumber, 'the trade register': tradeRegister, 'the representative of the company': representedBy, ...mediator },
    privacy: { ...company, 'the right to complain': /autoriteit|Aufsichtsbehörde|Datenschutzbehörde|CNIL|autorité|Information Commissioner|ICO/i },
    accessibility: { 'the e-mail address': brand.email, 'the standard': 'WCAG' },
  };
  if (!brand.permissions.products) return always;
  return {
    ...always,
    terms: { ...company, ...mediator, 'the legal guarantee': /garantie|Gewährleistung|Mängelhaftung|conformit|Consumer Rights Act|guarantee/i },
    withdrawal: {
      'the period of 14 days': /14|veertien|vierzehn|quatorze|fourteen/,
      'the e-mail address': brand.email,
      'the link to the online withdrawal': href('withdrawal', locale),
    },
    delivery: { 'the order cut-off time': /15[:.h]00|15\s(?:h|Uhr)|3\s?p\.?m/ },
  };
};

const documentFindings = ({ brand, library }: LegalFacts, locale: Locale): Finding[] =>
  (Object.entries(required(brand, locale)) as [InfoId, Record<string, string | RegExp>][]).flatMap(([id, parts]): Finding[] => {
    const document = library.documents[locale].info.get(id);
    const place = `${brand.code} ${locale} ${id}`;
    if (!document) return [{ code: 'MISSING_DOCUMENT', place, message: 'does not exist' }];
    // The HTML is included, because the target of a link counts too.
    const text = `${plainTextOf(document.blocks)} ${htmlOf(document.blocks)}`;
    return Object.entries(parts)
      .filter(([, part]) => (typeof part === 'string' ? !text.includes(part) : !part.test(text)))
      .map(([what]) => ({ code: 'MISSING_STATEMENT', place, message: `does not contain ${what}` }));
  });

/** Checks name, postal and electronic address of the manufacturer (Regulation (EU) 2023/988, articles 9 and 19). */
const makerFindings = ({ brand }: LegalFacts): Finding[] => {
  if (!brand.permissions.products) return [];
  const { name, address = [], email } = brand.manufacturer ?? {};
  const missing = [name ? undefined : 'name', address.length >= 2 ? undefined : 'postal address', email ? undefined : 'electronic address'].filter((part) => part !== undefined);
  return missing.map((part) => ({ code: 'INCOMPLETE_MANUFACTURER', place: brand.code, message: `has no ${part}` }));
};

/** Checks name, postal address and website of the mediators that a trader has to name (Code de la consommation, article R616-1). */
const mediatorFindings = ({ brand }: LegalFacts): Finding[] =>
  mediatedCountries.flatMap((country) => {
    const { name, address, website } = brand.seller.mediators[country];
    const missing = [name ? undefined : 'name', address.length >= 2 ? undefined : 'postal address', website.startsWith('https://') ? undefined : 'website'].filter(
      (part) => part !== undefined,
    );
    return missing.map((part) => ({ code: 'INCOMPLETE_MEDIATOR', place: `${brand.code} ${country}`, message: `has no ${part}` }));
  });

/** Finds legal particulars that a brand's site lacks, per locale. @param only locale; default: all */
export const legalFindings = (facts: LegalFacts, only?: Locale): Finding[] => [
  ...makerFindings(facts),
  ...mediatorFindings(facts),
  ...(only ? [only] : locales).flatMap((locale) => [...(facts.brand.permissions.products ? wordFindings(facts, locale) : []), ...documentFindings(facts, locale)]),
];
