import { Frame } from './frame.js';
import { useScene } from './mail-scene.js';
import { Action, type Fact, Facts, Greeting, Lines, Paragraph, Quiet } from './parts.js';

interface LetterMailProps {
  kind: string;
  name?: string | undefined;
  /** Target of the button. */
  address?: string | undefined;
  facts: readonly string[];
  rows: readonly Fact[];
}

/** Short mail: a heading, a few sentences, and at most one button. */
export const LetterMail = ({ kind, name, address, facts, rows }: LetterMailProps) => {
  const { say } = useScene();
  return (
    <Frame heading={say(`mail.${kind}.heading`)} preheader={say(`mail.${kind}.intro`)}>
      <Greeting name={name} />
      <Paragraph>{say(`mail.${kind}.intro`)}</Paragraph>
      {facts.map((fact) => (
        <Paragraph key={fact}>
          <Lines>{fact.split(/\r?\n/)}</Lines>
        </Paragraph>
      ))}
      <Facts facts={rows} />
      {address && <Action to={address}>{say(`mail.${kind}.button`)}</Action>}
      <Quiet>{say('mail.questions')}</Quiet>
      <Quiet>
        <Lines>{[say('mail.closing'), say('mail.team')]}</Lines>
      </Quiet>
    </Frame>
  );
};
