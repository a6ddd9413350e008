import type { Choice } from '../../contract/configuration.js';
import { currencies } from '../../contract/locales.js';
import { type ChoiceForm, optionTable } from '../../contract/option-kinds.js';
import type { Condition, ConfigurationModel, OptionModel, SurchargeModel } from './configuration-model.js';
import { chosenSurcharge, countOf, isRed } from './configuration-price.js';
import { isDimensions, type Settled, settleOption } from './evaluate.js';

/** A configuration that can be ordered, as far as it matters for the price. */
export interface AllowedConfiguration {
  settled: readonly Settled[];
  /** Whether a more expensive choice was left out. */
  hasDearerChoice: boolean;
}

/** Limit of the choices that are tried for one model. A test shows that every model of the brands needs fewer. */
export const maxCombinations = 20_000;

const conditionsOf = ({ allowedWhen, values }: OptionModel): Condition[] => [...allowedWhen, ...values.flatMap((value) => value.allowedWhen ?? [])];
const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

interface Range {
  min: number;
  max: number;
  step: number;
}
/** The largest value of a range up to a limit. The tolerance covers steps that are not exact in binary. */
const lastStep = ({ min, step }: Range, limit: number): number => min + Math.floor((limit - min) / step + 1e-6) * step;
/** The minimum and maximum of a range, and the given values between them. */
const endsOf = (range: Range, between: readonly number[] = []): number[] => {
  const last = lastStep(range, range.max);
  return unique([range.min, ...between.filter((value) => value > range.min && value < last), last]);
};

/** Candidate sizes: the default, and combinations of sides at which a price or a condition can change: minimum, maximum, and the first length above the limit of a condition. */
const sizesOf = ({ dimensions, default: own = null, required }: OptionModel, conditions: readonly Condition[]): Choice[] => {
  const none = required ? [] : [null];
  if (!dimensions) return none;
  const lengths = conditions.flatMap(({ longerThan }) => longerThan ?? []);
  const sidesOf = (range: Range) =>
    endsOf(
      range,
      lengths.map((length) => lastStep(range, length) + range.step),
    );
  const sizes = sidesOf(dimensions.width).flatMap((width) => sidesOf(dimensions.height).map((height) => ({ width, height })));
  return [...(isDimensions(own) ? [own] : none), ...sizes];
};

const numbersOf = ({ range }: OptionModel, conditions: readonly Condition[]): number[] => {
  const named = conditions.flatMap(({ is = [] }) => is.filter((value) => typeof value === 'number'));
  return range ? endsOf(range, named) : [0, ...named];
};
const orNone = ({ required }: OptionModel, choices: readonly Choice[]): Choice[] => (required ? [...choices] : [null, ...choices]);

/** Choices of an option at which the price or another option can change. */
const candidates: Record<ChoiceForm, (option: OptionModel, conditions: readonly Condition[]) => Choice[]> = {
  value: (option) =>
    orNone(
      option,
      option.values.map(({ id }) => id),
    ),
  boolean: () => [false, true],
  number: (option, conditions) => orNone(option, numbersOf(option, conditions)),
  size: sizesOf,
  colour: (option) => orNone(option, ['#000000']),
  text: (option) => orNone(option, ['text']),
  file: (option) => orNone(option, ['file']),
  none: () => [null],
};

interface Added {
  per: SurchargeModel['per'] | null;
  amounts: readonly number[];
}
const nothing: Added = { per: null, amounts: [0] };
/** The surcharge of a choice: an amount in each currency, or a percentage. */
const addedBy = (settled: Settled): Added => {
  const surcharge = chosenSurcharge(settled);
  if (!surcharge) return nothing;
  const { per } = surcharge;
  const count = per === 'piece' ? countOf(settled.choice) : 1;
  const amounts = per === 'percent' ? [surcharge.percent] : currencies.map((currency) => surcharge.price[currency] * count);
  return amounts.every((amount) => amount === 0) ? nothing : { per, amounts };
};

/** Whether a surcharge never exceeds another, whatever the size and the price of the product. */
const isNeverDearer = (one: Added, other: Added): boolean => {
  if (one.per === other.per) return one.amounts.every((amount, at) => amount <= other.amounts[at]!);
  return one.amounts.every((amount) => amount <= 0) && other.amounts.every((amount) => amount >= 0);
};
const isSame = (one: Added, other: Added) => one.per === other.per && one.amounts.every((amount, at) => amount === other.amounts[at]);

/** The choices that may be the cheapest; of equal ones the first. */
const cheapestOf = (choices: readonly Settled[]): Settled[] => {
  const found: Settled[] = [];
  for (const choice of choices) {
    if (found.some((one) => isNeverDearer(addedBy(one), addedBy(choice)))) continue;
    const others = found.filter((one) => !isNeverDearer(addedBy(choice), addedBy(one)));
    found.splice(0, found.length, ...others, choice);
  }
  return found;
};

/**
 * The orderable configurations that include the cheapest one: all combinations of the candidate sizes and of choices that other
 * options depend on, with the cheapest choices of the other options. Pure.
 * @returns the configurations found within `maxCombinations`
 */
export const allowedConfigurations = (model: ConfigurationModel): AllowedConfiguration[] => {
  const { options } = model;
  const conditions = options.flatMap(conditionsOf);
  const found: AllowedConfiguration[] = [];
  let tries = 0;
  // Each option is evaluated once for each combination of the options before it, because evaluating all of them again took twice as long.
  const visit = (before: readonly Settled[], chosen: ReadonlyMap<string, Choice>, hasDearerChoice: boolean): void => {
    tries += 1;
    if (tries > maxCombinations) return;
    const option = options[before.length];
    if (!option) return void found.push({ settled: before, hasDearerChoice });
    const settle = (choice: Choice): Settled => settleOption(option, chosen, { [option.id]: choice });
    const proceed = (settled: Settled, isDearer: boolean): void => visit([...before, settled], new Map(chosen).set(option.id, settled.choice), hasDearerChoice || isDearer);
    const none = settle(null);
    if (!none.isAllowed) return proceed(none, false);
    const own = conditions.filter((condition) => condition.option === option.id);
    const form = optionTable[option.kind].choice;
    const isSteering = own.length > 0 || form === 'size';
    const allowed = candidates[form](option, own)
      .map(settle)
      .filter(({ remarks }) => !remarks.some(isRed));
    const kept = isSteering ? allowed : cheapestOf(allowed);
    const isDearer = allowed.some((one) => !kept.some((other) => isSame(addedBy(one), addedBy(other))));
    for (const settled of kept) proceed(settled, isDearer);
  };
  visit([], new Map(), false);
  return found;
};
