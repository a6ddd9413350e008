import { Button } from '@react-email/button';
import type { CSSProperties, ReactNode } from 'react';
import { useMailContext } from './mail-context.js';
import { safeName } from './safe-text.js';

/** Layout table without meaning for screen readers; every mail program displays tables. */
export const Table = ({ children, ...props }: { children: ReactNode; className?: string; style?: CSSProperties }) => (
  <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} {...props}>
    <tbody>{children}</tbody>
  </table>
);

export const Paragraph = ({ children }: { children: ReactNode }) => <p style={useMailContext().styles.paragraph}>{children}</p>;

/** Greeting by name, or neutral if the entered name is not plausible. */
export const Greeting = ({ name }: { name: string | undefined }) => {
  const { translate } = useMailContext();
  const printable = safeName(name);
  return <Paragraph>{printable ? translate('mail.greeting', { name: printable }) : translate('mail.greetingAll')}</Paragraph>;
};

/** Secondary text, small and muted. */
export const MutedText = ({ children }: { children: ReactNode }) => (
  <p className="muted" style={useMailContext().styles.quiet}>
    {children}
  </p>
);

/** Lines of entered text with line breaks. */
export const Lines = ({ children }: { children: readonly string[] }) =>
  children.map((line, at) => (
    // Lines have no id, and the mail is rendered only once.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ));

/** Heading with lines below it, such as an address. */
export const Block = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const { styles } = useMailContext();
  return (
    <>
      <h2 className="title" style={styles.title}>
        {title}
      </h2>
      <p className="tight" style={styles.paragraph}>
        <Lines>{lines}</Lines>
      </p>
    </>
  );
};

export const Link = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="link" href={to} style={useMailContext().styles.link}>
    {children}
  </a>
);

/** Button for the main action. */
export const Action = ({ to, children }: { to: string; children: string }) => (
  <p style={{ margin: '12px 0' }}>
    <Button className="action" href={to} style={useMailContext().styles.action}>
      {children}
    </Button>
  </p>
);

/** A label and its value; in plain text `label: value`. `isUnbroken`: lines break between words only, for labels that contain an amount. */
export const Pair = ({ label, isTotal, isUnbroken, children }: { label: ReactNode; isTotal?: boolean; isUnbroken?: boolean; children: ReactNode }) => {
  const { styles } = useMailContext();
  const large = { ...(isTotal && styles.total), ...(isUnbroken && ({ overflowWrap: 'normal' } as const)) };
  return (
    <tr className="pair">
      <td style={{ ...styles.label, ...large }}>{label}</td>
      <td style={{ ...styles.amount, ...large }}>{children}</td>
    </tr>
  );
};

/** A labelled value. */
export interface Fact {
  label: string;
  value: string;
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.length > 0 && (
    <Table>
      {facts.map(({ label, value }) => (
        <Pair key={label + value} label={label}>
          {value}
        </Pair>
      ))}
    </Table>
  );
