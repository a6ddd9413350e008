import type { CSSProperties } from 'react';
import type { Theme } from '../../contract/brands.js';

/** Mails load no web fonts. Readers who have the site's fonts installed see them. */
const textFamily = "'Hanken Grotesk',Arial,sans-serif";
const headingFamily = "'Bricolage Grotesque',Arial,sans-serif";

const styled = <Name extends string>(styles: Record<Name, CSSProperties>): Record<Name, CSSProperties> => styles;

/** Many mail programs support neither CSS variables nor style sheets, so the brand's colours are inlined on each element. */
export const mailStyles = ({ colors, radius, font }: Theme) => {
  const text = { fontFamily: textFamily, fontSize: 16, lineHeight: 1.5, color: colors.ink };
  const small = { fontSize: 14, lineHeight: 1.45, color: colors.inkMuted };
  const ruled = { borderTop: `1px solid ${colors.line}` };
  return styled({
    page: { ...text, margin: 0, padding: '24px 12px', backgroundColor: colors.paper },
    frame: { maxWidth: 600, width: '100%' },
    header: { backgroundColor: colors.dark, padding: '18px 28px', borderRadius: `${radius.surface} ${radius.surface} 0 0`, borderBottom: `4px solid ${colors.accentOnDark}` },
    mark: { verticalAlign: 'middle', border: 0 },
    shop: { ...text, paddingLeft: 12, verticalAlign: 'middle', color: colors.onDark, fontSize: 20, fontWeight: 600 },
    sheet: { ...text, backgroundColor: colors.surface, padding: '32px 28px', overflowWrap: 'anywhere' },
    heading: {
      margin: '0 0 16px',
      fontFamily: headingFamily,
      fontSize: 28,
      lineHeight: 1.15,
      fontWeight: 600,
      letterSpacing: font.tracking,
    },
    title: { margin: '28px 0 4px', fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
    paragraph: { margin: '0 0 12px' },
    quiet: { ...small, margin: '12px 0' },
    small: { ...small, margin: 0 },
    action: {
      margin: '12px 0',
      padding: '14px 24px',
      borderRadius: radius.pill,
      backgroundColor: colors.primary,
      color: colors.onPrimary,
      fontSize: 16,
      lineHeight: '20px',
      fontWeight: 600,
    },
    link: { color: colors.tertiaryText, textDecoration: 'underline' },
    lines: { margin: '24px 0 0', ...ruled },
    line: { padding: '16px 0', borderBottom: `1px solid ${colors.line}`, verticalAlign: 'top' },
    picture: {
      display: 'block',
      width: 60,
      height: 'auto',
      color: colors.ink,
      fontSize: 12,
      lineHeight: 1.2,
      borderRadius: radius.control,
      backgroundColor: colors.card,
      border: 0,
    },
    label: { padding: '3px 16px 3px 0', verticalAlign: 'top' },
    amount: { padding: '3px 0', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
    field: { padding: '3px 0', verticalAlign: 'top' },
    total: { fontSize: 20, lineHeight: 1.3, fontWeight: 600, padding: '12px 0 3px' },
    footer: { ...small, padding: '20px 28px', backgroundColor: colors.card, borderRadius: `0 0 ${radius.surface} ${radius.surface}` },
  });
};
export type MailStyles = ReturnType<typeof mailStyles>;

/** Style sheet for mail programs that support one: less padding on phones, and the brand's dark colours in dark mode. */
export const mailSheet = ({ colors }: Theme): string =>
  [
    // Tables do not inherit fonts in Outlook. Set once here, because each line of an order has several cells.
    `td{font-family:${textFamily};font-size:16px;line-height:1.5}`,
    '@media (max-width:480px){.inset{padding-left:20px!important;padding-right:20px!important}.heading{font-size:25px!important}}',
    '@media (prefers-color-scheme:dark){',
    `.page,.page>table>tbody>tr>td{background-color:${colors.dark}!important}`,
    `.sheet,.footer{background-color:${colors.dark}!important}`,
    `.sheet,.sheet td,.sheet p,.heading,.title{color:${colors.onDark}!important}`,
    `.footer{border-top:1px solid ${colors.onDarkMuted}}.footer,.footer p,.sheet .muted{color:${colors.onDarkMuted}!important}`,
    `.rule{border-color:${colors.onDarkMuted}!important}`,
    `.link{color:${colors.accentOnDark}!important}`,
    `.action{background-color:${colors.accentOnDark}!important;color:${colors.dark}!important}`,
    '}',
  ].join('');
