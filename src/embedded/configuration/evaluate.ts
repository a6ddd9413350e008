import type { Choice, Choices, Dimensions } from '../../contract/configuration.js';
import { isRecord } from '../../contract/fields.js';
import type { BrokenRule } from '../../contract/errors.js';
import type { Condition, ConfigurationModel, OptionModel } from './configuration-model.js';

/** What is wrong with a choice, or good to know of it: a key of `components.configuration`, or the remark's own text. */
export interface Remark {
  level: 'green' | 'orange' | 'red';
  key?: 'required' | 'notAllowed' | 'outOfRange' | 'tooLong' | 'cropMissing' | 'lowResolution';
  params?: Record<string, string | number>;
}
export interface Settled {
  option: OptionModel;
  isAllowed: boolean;
  choice: Choice;
  remarks: Remark[];
  /** Values that go together with the other choices. */
  allowedValues: ReadonlySet<string>;
}

const remarkLevels = { GreenRemark: 'green', OrangeRemark: 'orange', RedRemark: 'red' } as const;
const levelOf = ({ kind }: OptionModel) => (kind in remarkLevels ? remarkLevels[kind as keyof typeof remarkLevels] : undefined);
const isChosenByValue = ({ kind }: OptionModel): boolean => kind.startsWith('Radio') || kind === 'DropDown';
export const isDimensions = (choice: Choice): choice is Dimensions => isRecord(choice);
const isEmpty = (choice: Choice): boolean => choice === null || choice === '' || choice === false;

const holds = ({ option, is, longerThan }: Condition, chosen: ReadonlyMap<string, Choice>): boolean => {
  const choice = chosen.get(option) ?? null;
  if (isEmpty(choice)) return false;
  if (longerThan !== undefined) return isDimensions(choice) && Math.max(choice.width, choice.height) > longerThan;
  return is === undefined || (!isDimensions(choice) && choice !== null && is.includes(choice));
};
const allHold = (conditions: readonly Condition[] | undefined, chosen: ReadonlyMap<string, Choice>): boolean => (conditions ?? []).every((condition) => holds(condition, chosen));

const fits = (option: OptionModel, choice: Choice): boolean => {
  if (choice === null) return true;
  switch (option.kind) {
    case 'Number':
      return typeof choice === 'number';
    case 'Checkbox':
      return typeof choice === 'boolean';
    case 'Dimensions':
      return isDimensions(choice);
    case 'ColorPicker':
      return typeof choice === 'string' && /^#[0-9a-f]{6}$/i.test(choice);
    case 'TextArea':
    case 'File':
      return typeof choice === 'string';
    default:
      return typeof choice === 'string' && option.values.some(({ id }) => id === choice);
  }
};

/** Choices no model could take: of unknown options, of the wrong type, of values that do not exist. */
export const misfits = ({ options }: ConfigurationModel, choices: Choices): BrokenRule[] =>
  Object.entries(choices).flatMap(([id, choice]) => {
    const option = options.find((known) => known.id === id && !levelOf(known));
    if (option && fits(option, choice)) return [];
    return [{ field: `choices.${id}`, code: option ? 'yup.errors.mixed.notType' : 'yup.errors.mixed.unknown', params: { type: option?.kind ?? '' } }];
  });

const isIn = ({ min, max, step }: { min: number; max: number; step: number }, value: number): boolean => {
  const steps = (value - min) / step;
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
};

const faultsOf = (option: OptionModel, choice: Choice, allowedValues: ReadonlySet<string>): Remark[] => {
  if (isEmpty(choice)) return option.required ? [{ level: 'red', key: 'required' }] : [];
  if (isChosenByValue(option) && !allowedValues.has(String(choice))) return [{ level: 'red', key: 'notAllowed' }];
  if (typeof choice === 'number' && option.range && !isIn(option.range, choice))
    return [{ level: 'red', key: 'outOfRange', params: { min: option.range.min, max: option.range.max } }];
  if (typeof choice === 'string' && option.maximumLength && choice.length > option.maximumLength) return [{ level: 'red', key: 'tooLong', params: { max: option.maximumLength } }];
  return isDimensions(choice) && option.dimensions ? sizeFaults(option.dimensions, choice) : [];
};

const sizeFaults = ({ width, height, scale }: NonNullable<OptionModel['dimensions']>, choice: Dimensions): Remark[] => {
  const sides = [[width, choice.width], [height, choice.height], ...(scale && choice.scale !== undefined ? [[scale, choice.scale] as const] : [])] as const;
  return sides.filter(([range, side]) => !isIn(range, side)).map(([range]) => ({ level: 'red', key: 'outOfRange', params: { min: range.min, max: range.max } }));
};

/**
 * Settles choices against a model, option by option: what is not allowed together with earlier choices falls away,
 * what was not chosen takes its default. Pure.
 */
export const evaluate = ({ options }: ConfigurationModel, choices: Choices): Settled[] => {
  const chosen = new Map<string, Choice>();
  return options.map((option) => {
    const isAllowed = allHold(option.allowedWhen, chosen);
    const allowedValues = new Set(option.values.filter((value) => allHold(value.allowedWhen, chosen)).map(({ id }) => id));
    const level = levelOf(option);
    if (level) return { option, isAllowed, choice: null, remarks: isAllowed ? [{ level }] : [], allowedValues };
    const wished = Object.hasOwn(choices, option.id) ? choices[option.id]! : (option.default ?? null);
    const choice = isAllowed ? wished : null;
    chosen.set(option.id, choice);
    return { option, isAllowed, choice, remarks: isAllowed ? faultsOf(option, choice, allowedValues) : [], allowedValues };
  });
};
