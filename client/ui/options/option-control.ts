import type { ReactNode } from 'react';
import type { Choice, ConfigurationOption, OptionValue } from '../../../src/contract/configuration.js';

/** Properties of every option control: the option from the server, and the current choice. */
export interface OptionControl {
  option: ConfigurationOption;
  choice: Choice;
  onChange(choice: Choice): void;
  /** Whether the shopper tried to continue; from then on missing choices are shown as errors. */
  isAsked?: boolean;
  /** Draws what a value looks like, in the browser. */
  drawValue?: ((option: ConfigurationOption, value: OptionValue) => ReactNode) | undefined;
}

/** Id of the element that contains an option's control; prefix of the other ids. Without spaces, because ARIA attributes contain lists of ids. */
export const optionId = (id: string): string => `option-${encodeURIComponent(id)}`;

/** Whether an option has no complete choice. */
export const isUnanswered = (choice: Choice): boolean => {
  if (typeof choice === 'object' && choice !== null) return choice.width === 0 || choice.height === 0;
  return choice === null || choice === '' || choice === false;
};
