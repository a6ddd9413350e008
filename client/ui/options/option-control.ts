import type { Choice, ConfigurationOption } from '../../../src/contract/configuration.js';

/** What every option's control is given: the option as the server says it is, and what is chosen at this moment. */
export interface OptionControl {
  option: ConfigurationOption;
  choice: Choice;
  onChange(choice: Choice): void;
  /** Whether the shopper wanted to go on: what is missing is said from then on. */
  isAsked?: boolean;
}

/** Id of the element round an option's control; everything else of it is named after that. */
export const optionId = (id: string): string => `option-${id}`;

/** Whether an option has no whole answer yet. */
export const isUnanswered = (choice: Choice): boolean => {
  if (typeof choice === 'object' && choice !== null) return choice.width === 0 || choice.height === 0;
  return choice === null || choice === '' || choice === false;
};
