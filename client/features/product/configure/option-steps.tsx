import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import type { Choice, ConfigurationOption } from '../../../../src/contract/configuration.js';
import { isFileOption, optionTable } from '../../../../src/contract/option-kinds.js';
import { keptTogether } from '../../../../src/domain/written-words.js';
import { afterPaint } from '../../../core/after-paint.js';
import { useTexts } from '../../../core/texts.js';
import { useIsHydrated } from '../../../core/use-is-hydrated.js';
import { Icon } from '../../../ui/icon.js';
import { isUnanswered } from '../../../ui/options/option-control.js';
import { useSurchargeText } from '../../../ui/options/use-surcharge-text.js';
import { OptionStep, Steps } from './option-steps.styles.js';

/** Longest text of a shopper in the line of a folded step, in characters. */
const longestText = 40;

/** Text of the line of a step: the choice, and what it adds to the price. */
const useStepTexts = () => {
  const t = useTexts('product');
  const surchargeText = useSurchargeText();
  const chosenText = ({ kind, values, range, ...option }: ConfigurationOption, choice: Choice): string => {
    if (typeof choice === 'object' && choice !== null) return t('options.sizes', { width: choice.width, height: choice.height });
    if (choice === true) return t('options.yes');
    const text =
      values.find(({ id }) => id === choice)?.label ?? (isFileOption({ kind, ...option }) ? t('options.fileChosen') : [choice, range?.unit].filter(Boolean).join('\u00a0'));
    return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  };
  return (option: ConfigurationOption, choice: Choice): { chosen: string; adds: string | undefined } => {
    const { isRequired, surcharge, values, kind } = option;
    const own = surchargeText(surcharge, optionTable[kind].choice === 'number');
    // What is not chosen adds nothing: the control says what it would add.
    if (isUnanswered(choice) || choice === 0)
      return { chosen: t(isRequired || (typeof choice === 'object' && choice !== null) ? 'options.choose' : 'options.none'), adds: undefined };
    return { chosen: keptTogether(chosenText(option, choice)), adds: surchargeText(values.find(({ id }) => id === choice)?.surcharge ?? null) ?? own };
  };
};

const isRemark = ({ kind }: ConfigurationOption): boolean => optionTable[kind].remark !== undefined;

interface OptionStepsProps {
  /** The allowed options. */
  options: readonly ConfigurationOption[];
  choiceOf(option: ConfigurationOption): Choice;
  /** Whether the options belong to the current choices. */
  isCurrent: boolean;
  /** @param isOpen whether the option is the open step, after hydration */
  children(option: ConfigurationOption, isOpen: boolean): ReactNode;
}

/**
 * Options as steps, of which one is open: at first the first required one without a choice. Without scripts the browser itself opens and
 * closes them. A click on a value folds its step and opens the next one without a choice; keys keep it open, because arrow keys choose too.
 */
export const OptionSteps = ({ options, choiceOf, isCurrent, children }: OptionStepsProps) => {
  const undecided = options.find((option) => option.isRequired && !isRemark(option) && isUnanswered(choiceOf(option)))?.id;
  const [open, setOpen] = useState(undecided);
  const [isMovingOn, setIsMovingOn] = useState(false);
  const stepTexts = useStepTexts();
  const steps = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();

  // A step that was opened before hydration.
  useEffect(() => {
    const early = steps.current?.querySelector<HTMLElement>('details[open]')?.dataset.option;
    if (early) setOpen(early);
  }, []);
  // The next step is known when the server has answered, because a choice can allow other options.
  if (isMovingOn && isCurrent) {
    setIsMovingOn(false);
    setOpen(undecided);
  }
  const onToggle = (id: string, { currentTarget: step }: ToggleEvent<HTMLDetailsElement>) => {
    // React has opened or closed it. An update that waits would make React drop the next step, which it sets while it renders.
    if (step.open === (open === id)) return;
    // The browser has opened or closed the step itself, and may have done so again before the paint.
    afterPaint(() => {
      const isOpen = step.open;
      setOpen((before) => (isOpen ? id : before === id ? undefined : before));
    });
  };
  const onClick = ({ target, detail, currentTarget: step }: MouseEvent<HTMLDetailsElement>) => {
    // A key that chooses a value causes a click without `detail`.
    if (detail === 0 || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    // Later than the choice, whose handler comes after this one, and which is processed after the paint.
    queueMicrotask(() =>
      afterPaint(() => {
        step.querySelector('summary')?.focus({ preventScroll: true });
        // The browser may have opened it without having reported that yet. Then React regards it as closed, and would not close it.
        step.open = false;
        setOpen(undefined);
        setIsMovingOn(true);
      }),
    );
  };
  return (
    <Steps ref={steps}>
      {options.map((option) => {
        if (isRemark(option)) return <div key={option.id}>{children(option, false)}</div>;
        const { chosen, adds } = stepTexts(option, choiceOf(option));
        const isFaulty = option.messages.some(({ level }) => level === 'red') && !isUnanswered(choiceOf(option));
        return (
          <OptionStep
            key={option.id}
            name="option"
            data-option={option.id}
            open={open === option.id}
            onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onToggle(option.id, event)}
            onClick={onClick}
          >
            <summary>
              <b>{option.label}</b>
              <span>
                {isFaulty && <Icon name="danger" size={18} />}
                {chosen}
                {adds && <small>{adds}</small>}
              </span>
              <Icon name="chevronDown" />
            </summary>
            {children(option, isHydrated && open === option.id)}
          </OptionStep>
        );
      })}
    </Steps>
  );
};
