import { type MouseEvent, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { forgetDraft } from '../../core/draft.js';
import { useUnsaved } from '../../core/unsaved.js';
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
  /** The contract's rules, and how the form's values become their input: constants of a module. */
  schema: Rules<Output>;
  toInput(values: Values): unknown;
  initial: Values;
  /** Sends what the rules let through; what it fails with is told in the form. */
  send(output: Output, values: Values): Promise<unknown>;
  /** Words on the button. */
  submit: string;
  /** What is said when it is done and the form stays. */
  done?: string;
  explain?: Explanations<Values>;
  /** What was wrong with it when it was posted without a script: at its fields, and on the whole. */
  errors?: readonly FieldError[] | undefined;
  problem?: ProblemCode | undefined;
  /** Where the form is posted while no script runs; without it the button waits for the script. */
  action?: string;
  /** Files go along while no script runs. */
  hasFiles?: boolean;
  /** Kept in this tab until it is sent. */
  draft?: Draft<Values>;
  /** Holds work that is kept nowhere before it is sent: who leaves is asked first. */
  isWork?: boolean;
  /** Why it cannot be sent just now. */
  blocked?: string | undefined;
  /** `danger` for what cannot be undone. */
  kind?: 'danger' | 'secondary';
  children?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
}

/** A press on the button must not leave the field first: its error would push the button away from under the pointer, and the click be lost. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A form whose rules are the contract's: checked here, sent once, and told how it went. */
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
  useUnsaved(isWork && isDirty && !isSubmitting);
  const isWaiting = !isHydrated && action === undefined;

  const onValid = async (output: Output) => {
    setOutcome(undefined);
    try {
      await send(output, form.getValues());
      // From here on what stands in it is what was sent.
      form.reset(form.getValues());
      if (draft) forgetDraft(draft.name);
      setOutcome({ kind: 'done' });
    } catch (error) {
      setOutcome(outcomeOf(error, form.setError, props));
    }
  };
  const submitOnce = form.handleSubmit(onValid, (found, event) => focusFirstError(found, event?.target as HTMLFormElement));
  const onSubmit = useSubmitOnce(async (event) => {
    if (blocked) return setOutcome({ kind: 'explained', message: blocked });
    // What fails here: the rules could not be fetched.
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
          <Button data-kind={kind} data-waiting={isWaiting || undefined} disabled={isWaiting || isSubmitting} onMouseDown={keepFocus}>
            {submit}
          </Button>
          {aside}
        </div>
      </FormStack>
    </FormProvider>
  );
};
