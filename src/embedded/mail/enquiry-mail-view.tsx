import type { ReactNode } from 'react';
import type { Price } from '../../contract/money.js';
import { formatMoney } from '../formats.js';
import { MailLayout } from './mail-layout.js';
import { useMailContext } from './mail-context.js';
import { Lines, Link, Paragraph, Table } from './parts.js';

/** A field of an enquiry. Its label is the text `components.mail.enquiry.<name>`. */
export interface EnquiryField {
  name: string;
  value: string | readonly string[];
  /** Path on the site with more about it. */
  path?: string;
}
/** Goods of an enquiry, with the prices at the time of the enquiry. */
export interface EnquiredGoods {
  name: string;
  quantity: number;
  /** Article number, colour and choices. */
  facts: readonly string[];
  total: Price;
  path: string;
}
export interface EnquiryContent {
  fields: readonly EnquiryField[];
  goods: readonly EnquiredGoods[];
  /** Total of the cart, if the enquiry is about a cart. */
  total: Price | null;
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => {
  const { styles } = useMailContext();
  return (
    <tr className="pair">
      <td style={styles.label}>{label}</td>
      <td style={styles.field}>{children}</td>
    </tr>
  );
};

const FieldRow = ({ name, value, path }: EnquiryField) => {
  const { origin, translate } = useMailContext();
  const words = <Lines>{[value].flat()}</Lines>;
  return <Row label={translate(`mail.enquiry.${name}`)}>{path ? <Link to={origin + path}>{words}</Link> : words}</Row>;
};

const Prices = ({ price: { includingVat, excludingVat } }: { price: Price }) => {
  const { locale, translate } = useMailContext();
  return <Lines>{[translate('mail.excluding', { price: formatMoney(excludingVat, locale) }), translate('mail.including', { price: formatMoney(includingVat, locale) })]}</Lines>;
};

const GoodsRow = ({ name, quantity, facts, total, path }: EnquiredGoods) => {
  const { origin, translate } = useMailContext();
  return (
    <Row label={<Link to={origin + path}>{translate('mail.pieces', { quantity, name })}</Link>}>
      <Lines>{facts}</Lines>
      {facts.length > 0 && <br />}
      <Prices price={total} />
    </Row>
  );
};

/** Enquiry as the shop receives it: each field with its label, and the goods. */
export const EnquiryMailView = ({ fields, goods, total }: EnquiryContent) => {
  const { translate, styles } = useMailContext();
  return (
    <MailLayout heading={translate('mail.enquiryForwarded.heading')} preheader={translate('mail.enquiryForwarded.intro')}>
      <Paragraph>{translate('mail.enquiryForwarded.intro')}</Paragraph>
      <Table>
        {fields.map((field) => (
          <FieldRow key={field.name} {...field} />
        ))}
      </Table>
      {goods.length > 0 && (
        <Table className="rule" style={styles.lines}>
          {goods.map((line) => (
            <GoodsRow key={line.path + line.quantity + line.facts.join()} {...line} />
          ))}
          {total && (
            <Row label={translate('mail.goods')}>
              <Prices price={total} />
            </Row>
          )}
        </Table>
      )}
    </MailLayout>
  );
};
