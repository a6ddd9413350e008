import { useOptimistic, useTransition } from 'react';
import { useNavigation } from '../../core/page.js';
import type { ListChoices } from './list-choices.js';

export interface ListControl {
  /** Current choices, which change at once, before their list is loaded. */
  choices: ListChoices;
  /** Whether the list of the choices is loading; the previous one is still shown. */
  isPending: boolean;
  choose(choices: ListChoices): void;
  pathOf(choices: ListChoices): string;
}

/** Choices of a list, which are stored in its address. A change is shown at once and changes the route. */
export const useListChoices = (requested: ListChoices, pathOf: ListControl['pathOf']): ListControl => {
  const { navigate } = useNavigation();
  const [isPending, startTransition] = useTransition();
  const [choices, show] = useOptimistic(requested);
  const choose = (next: ListChoices) =>
    startTransition(async () => {
      show(next);
      await navigate(pathOf(next), { keepScroll: true });
    });
  return { choices, isPending, choose, pathOf };
};
