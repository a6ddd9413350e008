import { autocomplete, type CANCEL_SYMBOL, isCancel, text } from '@clack/prompts';
import { Failure } from './failure.js';
import type { Terminal } from './terminal.js';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

const chosen = <Value>(answer: Value | typeof CANCEL_SYMBOL): Value => {
  if (isCancel(answer)) throw new Failure('Nothing was done.');
  return answer;
};

/** Lets a person choose one of several values; typing filters them. @throws Failure when the person cancels */
export const pick = async (message: string, choices: readonly Choice[], terminal: Terminal): Promise<string> =>
  chosen(await autocomplete({ message, options: [...choices], maxItems: 12, placeholder: 'Type to search', ...terminal }));

/** Lets a person type a value. @param parse throws an Error with a message when the value is invalid @throws Failure when the person cancels */
export const typed = async <Value>(message: string, parse: (word: string) => Value, terminal: Terminal): Promise<Value> => {
  const fault = (word = ''): string | undefined => {
    try {
      parse(word);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  // The prompt returns nothing for an empty text.
  return parse(chosen(await text({ message, validate: fault, ...terminal })) ?? '');
};
