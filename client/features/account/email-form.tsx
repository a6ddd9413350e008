import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Customer, UpdateDetails } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { TextField } from '../../ui/form/fields.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { detailsInput, type DetailsValues, valuesOf } from './details-values.js';

/** The address of mail. A new one counts once it is confirmed; until then the wish is shown, and can be taken back. */
export const EmailForm = ({ customer }: { customer: Customer }) => {
  const t = useTexts('account');
  const tForm = useTexts('form');
  const update = useMutation(useApi().user.updateDetails.mutationOptions());
  const { email: current, pendingEmail } = customer;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pendingEmail);
  // Form and wish take each other's place: the focus must not fall between them.
  useEffect(() => {
    if (shown.current !== pendingEmail) heading.current?.focus();
    shown.current = pendingEmail;
  }, [pendingEmail]);
  return (
    <section className="apart" aria-labelledby="email">
      <h2 id="email" ref={heading} tabIndex={-1}>
        {t('email.heading')}
      </h2>
      <p>{t('email.text')}</p>
      <div aria-live="polite">
        {pendingEmail && (
          <Remark kind="info">
            <strong>{t('email.pending.title')}</strong>
            <p>{t('email.pending.text', { email: pendingEmail, current })}</p>
          </Remark>
        )}
      </div>
      {pendingEmail ? (
        <>
          {update.error && <ProblemRemark error={update.error} />}
          <div>
            <Button
              type="button"
              data-kind="secondary"
              disabled={update.isPending}
              onClick={() => update.mutate({ input: UpdateDetails.parse(detailsInput({ ...valuesOf(customer), email: current })) })}
            >
              {t('email.pending.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <SubmittedForm
          schema={UpdateDetails}
          toInput={detailsInput}
          initial={valuesOf(customer)}
          send={(input) => update.mutateAsync({ input: { ...UpdateDetails.parse(detailsInput(valuesOf(customer))), email: input.email } })}
          submit={t('email.save')}
          kind="secondary"
        >
          <FieldGroup>
            <div className="fields">
              <TextField<DetailsValues> name="email" label={tForm('email')} type="email" inputMode="email" autoComplete="email" span={6} />
            </div>
          </FieldGroup>
        </SubmittedForm>
      )}
    </section>
  );
};
