import { create } from 'xmlbuilder2';
import type { Brand } from '../../contract/brands.js';
import { plainVatNumber } from '../../domain/vat-number.js';
import { sellerCountry, sellerCurrency } from '../../domain/seller.js';
import { splitDutchAddress } from '../../domain/split-address.js';
import { accountTable } from './accounts.js';
import { inDecimals } from './decimals.js';
import type { Entry, EntryLine } from './ledger-entries.js';
import { accountingDay, type Period } from './periods.js';

const namespace = 'http://www.auditfiles.nl/XAF/3.2';
const journals = { sales: { id: 'SALES', desc: 'Invoices and credit notes', type: 'S' }, money: { id: 'MONEY', desc: 'Payments and refunds', type: 'B' } } as const;

type Element = Record<string, unknown>;
const amountIn = (minor: number): string => inDecimals(Math.abs(minor));
const sideOf = (amount: number): 'D' | 'C' => (amount < 0 ? 'C' : 'D');
const vatIdOf = ({ treatment, country, rate }: NonNullable<Entry['vat']>): string => `${treatment}.${country}.${rate}`;

const lineOf = (entry: Entry, { account, name, amount, foreign }: EntryLine, at: number): Element => ({
  nr: at + 1,
  accID: account,
  docRef: entry.reference,
  effDate: entry.day,
  desc: entry.text,
  amnt: amountIn(amount),
  amntTp: sideOf(amount),
  ...(entry.vat &&
    name.startsWith('revenue.') && {
      vat: { vatID: vatIdOf(entry.vat), vatPerc: entry.vat.rate, vatAmnt: amountIn(entry.vat.amount), vatAmntTp: sideOf(entry.vat.amount || amount) },
    }),
  ...(foreign !== null && { currency: { curCode: entry.currency, curAmnt: amountIn(foreign) } }),
});

const transactionOf = (entry: Entry): Element => ({
  nr: entry.number,
  desc: entry.text,
  periodNumber: Number(entry.day.slice(5, 7)),
  trDt: entry.day,
  trLine: entry.lines.map((line, at) => lineOf(entry, line, at)),
});

const journalOf = (entries: readonly Entry[], name: Entry['journal']): Element => {
  const { id, desc, type } = journals[name];
  return { jrnID: id, desc, jrnTp: type, transaction: entries.filter(({ journal }) => journal === name).map(transactionOf) };
};

/** Accounts and VAT codes that the entries use, each once. */
const ledgerOf = (lines: readonly EntryLine[]): Element[] =>
  [...new Map(lines.map((line) => [line.account, line])).values()].map(({ account, name }) => ({
    accID: account,
    accDesc: accountTable[name]!.meaning,
    accTp: accountTable[name]!.type,
  }));

const codesOf = (entries: readonly Entry[]): Element[] => {
  const codes = new Map(entries.flatMap(({ vat, lines }) => (vat ? [[vatIdOf(vat), { vat, account: lines[2]?.account }] as const] : [])));
  return [...codes].map(([vatID, { vat, account }]) => ({ vatID, vatDesc: `${vat.treatment}, ${vat.country}, ${vat.rate}%`, ...(account && { vatToPayAccID: account }) }));
};

/**
 * Writes entries as XML Auditfile Financieel 3.2. It has no opening balance and no customers: it contains what the shop books, not the books of the company.
 * @see https://www.softwarepakketten.nl/cmm/wiki: XML Auditfile Financieel 3.2, published by the Belastingdienst
 */
export const writeXaf = (entries: readonly Entry[], period: Period, { seller, siteName }: Brand, at: Date): string => {
  const lines = entries.flatMap((entry) => entry.lines);
  const sum = (side: 'D' | 'C') => amountIn(lines.filter(({ amount }) => sideOf(amount) === side).reduce((all, { amount }) => all + amount, 0));
  const { street, postcode, city, country } = splitDutchAddress(seller.address);
  const document = {
    auditfile: {
      '@xmlns': namespace,
      header: {
        fiscalYear: period.firstDay.slice(0, 4),
        startDate: period.firstDay,
        endDate: period.lastDay,
        curCode: sellerCurrency,
        dateCreated: accountingDay(at),
        softwareDesc: `${siteName} shop`.slice(0, 50),
      },
      company: {
        companyIdent: seller.tradeRegister,
        companyName: seller.name,
        taxRegistrationCountry: sellerCountry.toUpperCase(),
        taxRegIdent: plainVatNumber(seller.vatNumber),
        streetAddress: { streetname: street, city, postalCode: postcode, country },
        ...(lines.length > 0 && { generalLedger: { ledgerAccount: ledgerOf(lines) } }),
        vatCodes: { vatCode: codesOf(entries) },
        periods: { period: { periodNumber: Number(period.firstDay.slice(5, 7)), startDatePeriod: period.firstDay, endDatePeriod: period.lastDay } },
        transactions: {
          linesCount: lines.length,
          totalDebit: sum('D'),
          totalCredit: sum('C'),
          journal: (['sales', 'money'] as const).map((name) => journalOf(entries, name)),
        },
      },
    },
  };
  return create({ encoding: 'UTF-8' }, document).end({ prettyPrint: true });
};
