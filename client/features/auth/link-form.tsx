import type { z } from 'zod';
import { ByToken } from '../../../src/contract/customer.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import type { Explanations } from '../../ui/form/form-outcome.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { AuthPage } from './auth.styles.js';
import { BrokenLink } from './broken-link.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { tokenOf } from './views.js';

type Link = z.infer<typeof ByToken>;
const asTyped = (values: Link) => values;

interface LinkFormProps {
  title: string;
  text: string;
  submit: string;
  send(link: Link): Promise<unknown>;
  /** Where to ask for another link. */
  again: { action: string; href: string };
  explain?: Explanations<Link>;
}

/** What a mailed link asks for, done by one button. */
export const LinkForm = ({ title, text, submit, send, again, explain }: LinkFormProps) => {
  const tAuth = useTexts('auth');
  const { place } = useNavigation();
  const token = tokenOf(place.search);
  if (!token) return <BrokenLink {...again} />;
  return (
    <AuthPage>
      <section>
        <h1>{title}</h1>
        <NeedsScript instead={tAuth('noScript')} />
        <p className="lead">{text}</p>
        <SubmittedForm schema={ByToken} toInput={asTyped} initial={{ token }} send={send} submit={submit} explain={explain} />
      </section>
    </AuthPage>
  );
};
