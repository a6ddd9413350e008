import type { Currency } from '../../contract/locales.js';
import { formatDate, formatMoney } from '../formats.js';
import type { Report } from '../reports/report.js';
import { MailLayout } from './mail-layout.js';
import { useMailContext } from './mail-context.js';
import { type Fact, Facts, MutedText, Paragraph } from './parts.js';

/** A heading with facts; without facts the text that there are none. */
const Section = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  const { translate, styles } = useMailContext();
  return (
    <>
      <h2 className="title" style={styles.title}>
        {title}
      </h2>
      {facts.length ? <Facts facts={facts} /> : <MutedText>{translate('mail.report.none')}</MutedText>}
    </>
  );
};

/** A report with all dates as calendar days. */
export interface MailedReport extends Omit<Report, 'attention'> {
  attention: readonly (Omit<Report['attention'][number], 'since'> & { since: string })[];
}

export const ReportMailView = ({ report, days }: { report: MailedReport; days: string }) => {
  const { locale, translate } = useMailContext();
  const say = (key: string, args?: Record<string, unknown>) => translate(`mail.report.${key}`, args);
  const { sales, attention, overdue, heldEnquiries, lowStock, emptySearches } = report;
  const money = (amount: number, currency: Currency) => formatMoney({ amount, currency }, locale);
  const counted = (count: number, amount: string) => (count ? `${count} · ${amount}` : '0');
  const figures = sales.map(({ currency, placed, placedGross, cancelled, revenueNet, withdrawals, refunds, refunded }): Fact[] => [
    { label: say('placed'), value: counted(placed, money(placedGross, currency)) },
    { label: say('revenue'), value: money(revenueNet, currency) },
    { label: say('cancelled'), value: String(cancelled) },
    { label: say('withdrawals'), value: String(withdrawals) },
    { label: say('refunds'), value: counted(refunds, money(refunded, currency)) },
  ]);
  return (
    <MailLayout heading={say('heading')} preheader={days}>
      <Paragraph>{days}</Paragraph>
      {figures.length ? (
        sales.map(({ currency }, at) => <Section key={currency} title={say('sales', { currency })} facts={figures[at]!} />)
      ) : (
        <Section title={say('orders')} facts={[]} />
      )}
      <Section
        title={say('attention')}
        facts={attention.map(({ code, order, amount, currency, since }) => ({
          label: say('attentionOf', { order, what: translate(`mail.report.codes.${code}`), day: formatDate(since, locale) }),
          value: formatMoney({ amount, currency: currency as Currency }, locale),
        }))}
      />
      <Section title={say('overdue')} facts={overdue.map(({ order, what, since }) => ({ label: say(what, { order }), value: formatDate(since, locale) }))} />
      <Section title={say('enquiries')} facts={heldEnquiries ? [{ label: say('held'), value: String(heldEnquiries) }] : []} />
      <Section
        title={say('lowStock', { bound: lowStock.bound, total: lowStock.total })}
        facts={lowStock.products.map(({ sku, name, stock }) => ({ label: `${name} (${sku})`, value: String(stock) }))}
      />
      <Section title={say('emptySearches')} facts={emptySearches.map(({ words, locale: of, searches }) => ({ label: `${words} (${of})`, value: String(searches) }))} />
    </MailLayout>
  );
};
