import { MailLayout } from './mail-layout.js';
import { useMailContext } from './mail-context.js';
import { Action, type Fact, Facts, Greeting, Lines, MutedText, Paragraph } from './parts.js';

interface ShortMailViewProps {
  kind: string;
  name?: string | undefined;
  /** Target of the button. */
  address?: string | undefined;
  facts: readonly string[];
  rows: readonly Fact[];
}

/** Short mail: a heading, a few sentences, and at most one button. */
export const ShortMailView = ({ kind, name, address, facts, rows }: ShortMailViewProps) => {
  const { translate } = useMailContext();
  return (
    <MailLayout heading={translate(`mail.${kind}.heading`)} preheader={translate(`mail.${kind}.intro`)}>
      <Greeting name={name} />
      <Paragraph>{translate(`mail.${kind}.intro`)}</Paragraph>
      {facts.map((fact) => (
        <Paragraph key={fact}>
          <Lines>{fact.split(/\r?\n/)}</Lines>
        </Paragraph>
      ))}
      <Facts facts={rows} />
      {address && <Action to={address}>{translate(`mail.${kind}.button`)}</Action>}
      <MutedText>{translate('mail.questions')}</MutedText>
      <MutedText>
        <Lines>{[translate('mail.closing'), translate('mail.team')]}</Lines>
      </MutedText>
    </MailLayout>
  );
};
