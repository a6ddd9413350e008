import { z } from 'zod';
import { currencies } from '../../contract/locales.js';
import { sellerCurrency } from '../../domain/seller.js';
import { type TreatmentName, treatmentNames } from './supplies.js';

/** Treatments without VAT, which need no account for it. */
const vatFree: readonly TreatmentName[] = ['intraCommunity', 'installedReverseCharge', 'export'];

interface AccountFacts {
  meaning: string;
  /** Balance sheet or profit and loss. */
  type: 'B' | 'P';
}
/** Every account that entries need. `<name>.<country>`, such as `revenue.distanceSale.DE`, replaces an account for the VAT of one country. */
export const accountTable: Record<string, AccountFacts> = {
  debtors: { meaning: 'receivables of all buyers', type: 'B' },
  'money.mollie': { meaning: 'money that Mollie has received and not yet paid out', type: 'B' },
  'money.test-bank': { meaning: 'the same of the test bank', type: 'B' },
  'money.invoice': { meaning: 'bank account of transfers on account', type: 'B' },
  ...Object.fromEntries(treatmentNames.map((name) => [`revenue.${name}`, { meaning: `revenue: ${name}`, type: 'P' as const }])),
  ...Object.fromEntries(treatmentNames.filter((name) => !vatFree.includes(name)).map((name) => [`vat.${name}`, { meaning: `VAT to pay: ${name}`, type: 'B' as const }])),
};

const inEu = (revenue: string, vat: string): Record<string, string> =>
  Object.fromEntries(
    (['domestic', 'distanceSale', 'distanceSaleToBusiness', 'installed'] as const).flatMap((name) => [
      [`revenue.${name}`, revenue],
      [`vat.${name}`, vat],
    ]),
  );

/**
 * Accounts of public charts. A German chart is the chart of a company in Germany, from whose side the Netherlands are another member state. None of the
 * accounts calculates VAT by itself (DATEV: Automatikkonto), because the entries contain it. An account that a chart does not define for a
 * case is left out, and the company must state it.
 * @see SKR03 and SKR04: DATEV, Kontenrahmen; rgs: Referentie GrootboekSchema 3
 */
export const charts = {
  skr03: {
    debtors: '10000',
    'money.mollie': '1360',
    'money.test-bank': '1360',
    'money.invoice': '1200',
    ...inEu('8320', '1767'),
    'revenue.intraCommunity': '8125',
    'revenue.export': '8120',
    'revenue.unitedKingdom': '8338',
  },
  skr04: {
    debtors: '10000',
    'money.mollie': '1460',
    'money.test-bank': '1460',
    'money.invoice': '1800',
    ...inEu('4320', '3817'),
    'revenue.intraCommunity': '4125',
    'revenue.export': '4120',
    'revenue.unitedKingdom': '4338',
  },
  rgs: {
    debtors: 'BVorDebHad',
    'money.mollie': 'BLimKruSto',
    'money.test-bank': 'BLimKruSto',
    'money.invoice': 'BLimBanRba',
    'revenue.domestic': 'WOmzNohOlh',
    'vat.domestic': 'BSchBepBtwOla',
    'revenue.intraCommunity': 'WOmzNohOli',
  },
} as const satisfies Record<string, Record<string, string>>;
export type ChartName = keyof typeof charts;

const isAccountName = (name: string): boolean => Object.hasOwn(accountTable, name.replace(/\.[A-Z]{2}$/, ''));

/** File with which a company states its accounts: a chart, accounts that differ from it, and exchange rates. */
export const LedgerSettings = z.strictObject({
  chart: z.enum(Object.keys(charts) as [ChartName, ...ChartName[]]),
  accounts: z
    .record(z.string(), z.string().regex(/^[\w.-]{1,35}$/, 'not an account number'))
    .superRefine((accounts, context) => {
      for (const name of Object.keys(accounts)) if (!isAccountName(name)) context.addIssue({ code: 'custom', path: [name], message: 'unknown account' });
    })
    .default({}),
  /** Units of a currency for one euro. */
  ratesPerEuro: z.partialRecord(z.enum(currencies), z.number().positive()).default({}),
  /** For DATEV: numbers of tax consultant and client, and length of the numbers of general ledger accounts. */
  datev: z
    .strictObject({
      consultant: z.number().int().min(1001).max(9_999_999),
      client: z.number().int().min(1).max(99_999),
      accountLength: z.number().int().min(4).max(8).default(4),
    })
    .optional(),
});
export type LedgerSettings = z.output<typeof LedgerSettings>;

/** Accounts or exchange rates that the settings lack. */
export class SettingsMissing extends Error {
  constructor(readonly missing: readonly string[]) {
    super(`Settings are missing: ${missing.join(', ')}`);
  }
}

/** Looks up accounts, and collects those that are missing, so that all of them are reported at once. */
export class AccountPlan {
  readonly missing = new Set<string>();
  private readonly accounts: Record<string, string | undefined>;

  constructor(private readonly settings: LedgerSettings) {
    this.accounts = { ...charts[settings.chart], ...settings.accounts };
  }

  accountOf(name: string, country?: string): string {
    const found = (country && this.accounts[`${name}.${country}`]) || this.accounts[name];
    if (!found) this.missing.add(`accounts["${name}"]`);
    return found ?? '';
  }

  /** Units of the currency for one euro, the currency of the ledger. */
  rateOf(currency: (typeof currencies)[number]): number {
    const rate = currency === sellerCurrency ? 1 : this.settings.ratesPerEuro[currency];
    if (!rate) this.missing.add(`ratesPerEuro["${currency}"]`);
    return rate ?? 1;
  }

  /** @throws SettingsMissing */
  requireAll(): void {
    if (this.missing.size) throw new SettingsMissing([...this.missing].toSorted());
  }
}
