import { type MouseEvent, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { clearDraft } from '../../core/draft.js';
import { useUnsavedWarning } from '../../core/unsaved-warning.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../button.styles.js';
import { fetchRules, fieldErrors, focusFirstError, type Rules, useContractResolver } from './contract-form.js';
import type { FieldError, ProblemCode } from '../../../src/contract/errors.js';
import { FormAnnouncer } from './form-announcer.js';
import { PostedRemark } from './posted-problem.js';
import { type Explanations, type Outcome, outcomeOf, OutcomeRemarks } from './form-outcome.js';
import { FormStack } from './form.styles.js';
import { type Draft, useDraft } from './use-draft.js';
import { useSubmitOnce } from './use-submit-once.js';

export interface SubmittedFormProps<Values extends FieldValues, Output> {
  /** Rules of the contract, and the conversion of form values to their input, if they differ. Both must be module constants. */
  schema: Rules<Output>;
  toInput?(values: Values): unknown;
  initial: Values;
  /** Sends valid values; the form shows its errors. */
  send(output: Output, values: Values): Promise<unknown>;
  /** Label of the button. */
  submit: string;
  /** Message after success, if the form stays. */
  done?: string;
  explain?: Explanations<Values>;
  /** Errors of the form when it was posted without scripts: of its fields, and of the whole form. */
  errors?: readonly FieldError[] | undefined;
  problem?: ProblemCode | undefined;
  /** Address of the form without scripts. Without an action the button is disabled until hydration. */
  action?: string;
  /** Whether the form without scripts sends files. */
  hasFiles?: boolean;
  /** Draft that is stored in this tab until the form is sent. */
  draft?: Draft<Values>;
  /** Whether unsent input would be lost, so that the visitor must confirm before leaving the page. */
  isWork?: boolean;
  /** Reason why the form cannot be sent at the moment. */
  blocked?: string | undefined;
  /** `danger` for actions that cannot be undone. */
  kind?: 'danger' | 'secondary';
  children?: ReactNode;
  /** Content beside the button. */
  aside?: ReactNode;
}

/** Keeps the focus in the field when the button is pressed. Otherwise the field's error would move the button, and the click would miss it. */
const restoreFocus = (event: MouseEvent) => event.preventDefault();

/** Form with the rules of the contract: validates, sends once and shows the result. */
export const SubmittedForm = <Values extends FieldValues, Output>(props: SubmittedFormProps<Values, Output>) => {
  const { schema, toInput, initial, send, submit, done, errors, problem, action, hasFiles, draft, isWork = false, blocked, kind, children, aside } = props;
  const form = useForm<Values, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<Values>,
    ...(errors && { errors: fieldErrors<Values>(errors) }),
    resolver: useContractResolver(schema, toInput),
  });
  useDraft(draft, form);
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  const { isSubmitting, isDirty } = form.formState;
  useUnsavedWarning(isWork && isDirty && !isSubmitting);
  const isWaiting = !isHydrated && action === undefined;

  const onValid = async (output: Output) => {
    setOutcome(undefined);
    try {
      await send(output, form.getValues());
      // Makes the sent values the new default values.
      form.reset(form.getValues());
      if (draft) clearDraft(draft.name);
      setOutcome({ kind: 'done' });
    } catch (error) {
      setOutcome(outcomeOf(error, form.setError, props));
    }
  };
  const submitOnce = form.handleSubmit(onValid, (found, event) => focusFirstError(found, event?.target as HTMLFormElement));
  const onSubmit = useSubmitOnce(async (event) => {
    if (blocked) return setOutcome({ kind: 'explained', message: blocked });
    // Fails when the rules could not be loaded.
    return submitOnce(event).catch((error: unknown) => setOutcome({ kind: 'failed', error, others: [] }));
  });

  return (
    <FormProvider {...form}>
      <FormStack
        noValidate
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        data-needs-script={action === undefined || undefined}
        onFocus={() => void fetchRules(schema).catch(() => undefined)}
        onSubmit={onSubmit}
      >
        {problem && !outcome && <PostedRemark code={problem} />}
        {children}
        <FormAnnouncer />
        <OutcomeRemarks outcome={outcome} done={done} />
        <div className="actions">
          <Button data-kind={kind} data-waiting={isWaiting || undefined} disabled={isWaiting || isSubmitting} onMouseDown={restoreFocus}>
            {submit}
          </Button>
          {aside}
        </div>
      </FormStack>
    </FormProvider>
  );
};
