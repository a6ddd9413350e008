import { sellerCurrency } from '../../domain/seller.js';
import type { LedgerSettings } from './accounts.js';
import { inDecimals } from './decimals.js';
import type { Entry, EntryLine } from './ledger-entries.js';
import type { Period } from './periods.js';

const numbered = (count: number, ...names: string[]): string[] => Array.from({ length: count }, (_, at) => names.map((name) => `${name} ${at + 1}`)).flat();
/** The columns of a Buchungsstapel in format version 13. */
export const datevColumns: readonly string[] = [
  ['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
  ['BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt'],
  ['Zinssperre', 'Beleglink', ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'), 'KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge'],
  ['EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung', ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation - Inhalt'), 'Stück', 'Gewicht', 'Zahlweise'],
  ['Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz'],
  ['Skontosperre', 'Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz', 'Land'],
  ['Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
].flat();
/** Maximum number of rows of a file. */
export const maximumRows = 99_999;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const amountIn = (minor: number): string => inDecimals(Math.abs(minor)).replace('.', ',');
const compact = (day: string): string => day.replaceAll('-', '');
/** Time without separators, to the millisecond, as the header contains it. */
const stampOf = (at: Date): string => at.toISOString().replaceAll(/\D/g, '');

/** The header: format, consultant and client, fiscal year and period. */
const headerOf = (period: Period, { datev, chart }: LedgerSettings, at: Date): string => {
  const { consultant, client, accountLength } = datev!;
  const fields = [
    [quoted('EXTF'), 700, 21, quoted('Buchungsstapel'), 13, stampOf(at), '', quoted('RE'), quoted(''), quoted(''), consultant, client],
    [`${period.firstDay.slice(0, 4)}0101`, accountLength, compact(period.firstDay), compact(period.lastDay), quoted(`Shop ${period.name}`), quoted('')],
    [1, 0, 0, quoted(sellerCurrency), '', quoted(''), '', '', quoted(chart.startsWith('skr') ? chart.slice(3) : ''), '', '', quoted(''), quoted('')],
  ].flat();
  return fields.join(';');
};

/** A line of an entry against the debtors: `S` debits the debtors. */
const rowOf = ({ day, text, reference, currency, rate, lines: [debtors] }: Entry, { account, amount, foreign }: EntryLine): string => {
  const isForeign = foreign !== null;
  const given: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountIn(foreign ?? amount),
    'Soll/Haben-Kennzeichen': quoted((foreign ?? amount) < 0 ? 'S' : 'H'),
    'WKZ Umsatz': quoted(currency),
    Kurs: isForeign ? rate.toFixed(6).replace('.', ',') : '',
    'Basis-Umsatz': isForeign ? amountIn(amount) : '',
    'WKZ Basis-Umsatz': quoted(isForeign ? sellerCurrency : ''),
    Konto: debtors!.account,
    'Gegenkonto (ohne BU-Schlüssel)': account,
    Belegdatum: day.slice(8) + day.slice(5, 7),
    'Belegfeld 1': quoted(reference.slice(0, 36)),
    Buchungstext: quoted(text.slice(0, 60)),
    Festschreibung: '0',
  };
  return datevColumns.map((name) => given[name] ?? '').join(';');
};

/**
 * Writes entries as a Buchungsstapel that DATEV imports: EXTF, header version 700, category 21, format version 13.
 * @returns text in Windows-1252
 * @see https://developer.datev.de, DATEV-Format, Buchungsstapel
 */
export const writeDatev = (entries: readonly Entry[], period: Period, settings: LedgerSettings, at: Date): Buffer => {
  const rows = entries.flatMap((entry) => entry.lines.slice(1).map((line) => rowOf(entry, line)));
  return Buffer.from([headerOf(period, settings, at), datevColumns.join(';'), ...rows, ''].join('\r\n'), 'latin1');
};
