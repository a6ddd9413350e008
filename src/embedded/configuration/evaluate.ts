import type { Choice, Choices, Dimensions } from '../../contract/configuration.js';
import { isRecord } from '../../contract/fields.js';
import type { BrokenRule } from '../../contract/errors.js';
import { type ChoiceForm, optionTable } from '../../contract/option-kinds.js';
import { isInRange } from '../../domain/number-range.js';
import type { Condition, ConfigurationModel, OptionModel } from './configuration-model.js';

/** A remark about a choice: a text key below `components.configuration`, or without a key the label of a remark option. Red ones prevent an order. */
export interface Remark {
  level: 'green' | 'orange' | 'red';
  key?: 'required' | 'notAllowed' | 'outOfRange' | 'widthOutOfRange' | 'heightOutOfRange' | 'scaleOutOfRange' | 'defaultSizePriced' | 'tooLong' | 'cropMissing' | 'lowResolution';
  params?: Record<string, string | number>;
}
export interface Settled {
  option: OptionModel;
  isAllowed: boolean;
  choice: Choice;
  remarks: Remark[];
  /** Values that are not allowed with the other choices, by id, each with its first unmet condition. */
  unmet: ReadonlyMap<string, Condition>;
}

const levelOf = ({ kind }: OptionModel) => optionTable[kind].remark;
const formOf = ({ kind }: OptionModel): ChoiceForm => optionTable[kind].choice;
export const isDimensions = (choice: Choice): choice is Dimensions => isRecord(choice);
export const isEmpty = (choice: Choice): boolean => choice === null || choice === '' || choice === false;

const holds = ({ option, is, longerThan }: Condition, chosen: ReadonlyMap<string, Choice>): boolean => {
  const choice = chosen.get(option) ?? null;
  if (isEmpty(choice)) return false;
  if (longerThan !== undefined) return isDimensions(choice) && Math.max(choice.width, choice.height) > longerThan;
  return is === undefined || (!isDimensions(choice) && choice !== null && is.includes(choice));
};
const firstUnmet = (conditions: readonly Condition[] = [], chosen: ReadonlyMap<string, Choice>) => conditions.find((condition) => !holds(condition, chosen));

/** Whether two sizes are equal. A missing scale is 1. */
export const isSameSize = (one: Dimensions, other: Dimensions): boolean => one.width === other.width && one.height === other.height && (one.scale ?? 1) === (other.scale ?? 1);

/** The choice of an option, by the shopper or by default. A cleared size (null) becomes the default. */
const requestedChoice = (option: OptionModel, choices: Choices): Choice => {
  const { id, default: own = null } = option;
  if (!Object.hasOwn(choices, id)) return own;
  return choices[id] === null && formOf(option) === 'size' ? own : choices[id]!;
};

const isText = (choice: Choice) => typeof choice === 'string';
/** Whether a choice has the form. */
const fitting: Record<ChoiceForm, (choice: Choice, option: OptionModel) => boolean> = {
  value: (choice, { values }) => values.some(({ id }) => id === choice),
  boolean: (choice) => typeof choice === 'boolean',
  number: (choice) => typeof choice === 'number',
  size: isDimensions,
  colour: (choice) => isText(choice) && /^#[0-9a-f]{6}$/i.test(choice),
  text: isText,
  file: isText,
  none: () => false,
};
const fits = (option: OptionModel, choice: Choice): boolean => choice === null || fitting[formOf(option)](choice, option);

/** Validation errors for unknown options, wrong types and unknown values. */
export const invalidChoices = ({ options }: ConfigurationModel, choices: Choices): BrokenRule[] =>
  Object.entries(choices).flatMap(([id, choice]) => {
    const option = options.find((known) => known.id === id && !levelOf(known));
    if (option && fits(option, choice)) return [];
    return [{ field: `choices.${id}`, code: option ? 'yup.errors.mixed.notType' : 'yup.errors.mixed.unknown', params: { type: option?.kind ?? '' } }];
  });

const faultsOf = (option: OptionModel, choice: Choice, unmet: Settled['unmet']): Remark[] => {
  if (isEmpty(choice)) return option.required ? [{ level: 'red', key: 'required' }] : [];
  if (formOf(option) === 'value' && unmet.has(String(choice))) return [{ level: 'red', key: 'notAllowed' }];
  if (typeof choice === 'number' && option.range && !isInRange(option.range, choice)) return [{ level: 'red', key: 'outOfRange', params: { ...option.range } }];
  if (typeof choice === 'string' && option.maximumLength && choice.length > option.maximumLength) return [{ level: 'red', key: 'tooLong', params: { max: option.maximumLength } }];
  return isDimensions(choice) && option.dimensions ? withPriceRemark(option, sizeFaults(option.dimensions, choice)) : [];
};

const sizeFaults = ({ width, height, scale }: NonNullable<OptionModel['dimensions']>, choice: Dimensions): Remark[] => {
  const sides = [
    ['widthOutOfRange', width, choice.width],
    ['heightOutOfRange', height, choice.height],
    ['scaleOutOfRange', scale, choice.scale],
  ] as const;
  return sides.flatMap(([key, range, side]): Remark[] => (range && side !== undefined && !isInRange(range, side) ? [{ level: 'red', key, params: { ...range } }] : []));
};
/** Adds the remark that the shown price is that of the default size, because a size that cannot be made has no price. */
const withPriceRemark = ({ default: own }: OptionModel, faults: Remark[]): Remark[] =>
  faults.length > 0 && isDimensions(own ?? null) ? [...faults, { level: 'orange', key: 'defaultSizePriced', params: { ...(own as Dimensions) } }] : faults;

/** Evaluates one option. @param chosen choices of the options before it, by id. Pure. */
export const settleOption = (option: OptionModel, chosen: ReadonlyMap<string, Choice>, choices: Choices): Settled => {
  const isAllowed = !firstUnmet(option.allowedWhen, chosen);
  const unmet = new Map(
    option.values.flatMap(({ id, allowedWhen }) => {
      const condition = firstUnmet(allowedWhen, chosen);
      return condition ? [[id, condition] as const] : [];
    }),
  );
  const level = levelOf(option);
  if (level) return { option, isAllowed, choice: null, remarks: isAllowed ? [{ level }] : [], unmet };
  const choice = isAllowed ? requestedChoice(option, choices) : null;
  return { option, isAllowed, choice, remarks: isAllowed ? faultsOf(option, choice, unmet) : [], unmet };
};

/**
 * Evaluates choices against a model, option by option: an option that earlier choices do not allow gets null, and an option without
 * a choice gets its default. Pure.
 */
export const evaluate = ({ options }: ConfigurationModel, choices: Choices): Settled[] => {
  const chosen = new Map<string, Choice>();
  return options.map((option) => {
    const settled = settleOption(option, chosen, choices);
    chosen.set(option.id, settled.choice);
    return settled;
  });
};
