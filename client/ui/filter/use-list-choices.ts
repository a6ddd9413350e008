import { useOptimistic, useTransition } from 'react';
import { useNavigation } from '../../core/page.js';
import type { ListChoices } from './list-choices.js';

export interface ListControl {
  /** What is chosen, at once: before the list that belongs to it has come. */
  choices: ListChoices;
  /** The list that belongs to the choices is on its way; the one before is still shown. */
  isPending: boolean;
  choose(choices: ListChoices): void;
  pathOf(choices: ListChoices): string;
}

/** The choices of a list, which live in its address: a change is shown at once and goes there without a reload. */
export const useListChoices = (asked: ListChoices, pathOf: ListControl['pathOf']): ListControl => {
  const { navigate } = useNavigation();
  const [isPending, startTransition] = useTransition();
  const [choices, show] = useOptimistic(asked);
  const choose = (next: ListChoices) =>
    startTransition(async () => {
      show(next);
      await navigate(pathOf(next), { keepScroll: true });
    });
  return { choices, isPending, choose, pathOf };
};
