import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Preview } from '@react-email/preview';
import type { ReactNode } from 'react';
import { localeTable } from '../../contract/locales.js';
import { href } from '../../contract/routes.js';
import { useMailContext } from './mail-context.js';
import { mailSheet } from './mail-styles.js';
import { Link, Table } from './parts.js';

interface MailLayoutProps {
  heading: string;
  /** Text that mail programs show beside the subject in their list. */
  preheader: string;
  children: ReactNode;
}

/** Layout of every mail: logo, one heading, content and sender. */
export const MailLayout = ({ heading, preheader, children }: MailLayoutProps) => {
  const { locale, theme, styles } = useMailContext();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style dangerouslySetInnerHTML={{ __html: mailSheet(theme) }} />
      </head>
      <Body className="page" style={styles.page}>
        <Preview>{preheader}</Preview>
        <Container style={styles.frame}>
          <Header />
          <Table>
            <tr>
              <td className="sheet inset" style={styles.sheet}>
                <h1 className="heading" style={styles.heading}>
                  {heading}
                </h1>
                {children}
              </td>
            </tr>
          </Table>
          <Footer />
        </Container>
      </Body>
    </html>
  );
};

const Header = () => {
  const { brand, origin, styles } = useMailContext();
  return (
    <Table className="header">
      <tr>
        <td className="inset" style={styles.header}>
          <img src={`${origin}/icons/mark.png`} width="40" height="40" alt="" fetchPriority="low" style={styles.mark} />
          <span style={styles.shop}>{brand.siteName}</span>
        </td>
      </tr>
    </Table>
  );
};

/** Sender details as required by law (Directive 2000/31/EC, article 5), and contact. */
const Footer = () => {
  const { brand, locale, origin, translate, styles } = useMailContext();
  const { name, address, tradeRegister, vatNumber } = brand.seller;
  const page = (key: 'contact' | 'withdrawal') => <Link to={origin + href(key, locale)}>{translate(`mail.pages.${key}`)}</Link>;
  return (
    <Table>
      <tr>
        <td className="footer inset" style={styles.footer}>
          <p className="tight" style={styles.small}>
            {[name, ...address].join(', ')}
          </p>
          <p className="tight" style={styles.small}>
            {translate('invoice.tradeRegister', { number: tradeRegister })} · {translate('invoice.vatNumber', { number: vatNumber })}
          </p>
          <p className="tight" style={styles.small}>
            {brand.phone[localeTable[locale].country]} · <Link to={`mailto:${brand.email}`}>{brand.email}</Link>
          </p>
          <p className="tight" style={styles.small}>
            {page('contact')}
          </p>
          {brand.permissions.products && (
            <p className="tight" style={styles.small}>
              {page('withdrawal')}
            </p>
          )}
        </td>
      </tr>
    </Table>
  );
};
