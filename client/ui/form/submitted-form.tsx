import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../button.styles.js';
import { focusFirstError, useContractResolver } from './contract-form.js';
import { type Explanations, type Outcome, outcomeOf, OutcomeRemarks } from './form-outcome.js';
import { FormStack } from './form.styles.js';

export interface SubmittedFormProps<Values extends FieldValues, Output> {
  /** The contract's rules, and how the form's values become their input: constants of a module. */
  schema: z.ZodType<Output>;
  toInput(values: Values): unknown;
  initial: Values;
  /** Sends what the rules let through; what it fails with is told in the form. */
  send(output: Output): Promise<unknown>;
  /** Words on the button. */
  submit: string;
  /** What is said when it is done and the form stays. */
  done?: string;
  explain?: Explanations<Values>;
  /** Where the form is posted while no script runs; without it the button waits for the script. */
  action?: string;
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
  const { schema, toInput, initial, send, submit, done, action, kind, children, aside } = props;
  const form = useForm<Values, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<Values>,
    resolver: useContractResolver(schema, toInput),
  });
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  /** A second press comes before the button is seen to be disabled. */
  const isRunning = useRef(false);
  const { isSubmitting } = form.formState;
  const isWaiting = !isHydrated && action === undefined;

  const onValid = async (output: Output) => {
    setOutcome(undefined);
    try {
      await send(output);
      setOutcome({ kind: 'done' });
    } catch (error) {
      setOutcome(outcomeOf(error, form.setError, props));
    }
  };
  const submitOnce = form.handleSubmit(onValid, (errors, event) => focusFirstError(errors, event?.target as HTMLFormElement));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    await submitOnce(event);
    isRunning.current = false;
  };

  return (
    <FormProvider {...form}>
      <FormStack noValidate method="post" action={action} data-needs-script={action === undefined || undefined} onSubmit={onSubmit}>
        {children}
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
