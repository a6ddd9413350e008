import type { DeliveryMethod, Order } from '../../../src/contract/order.js';
import { isArrangedByPhone } from '../../../src/domain/delivery-contact.js';
import { createRequiredContext } from '../../core/required-context.js';

/** The checkout's steps in their order. The first is the bare path, the others stand in `?step=`. */
export const stepNames = ['details', 'delivery', 'payment', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/**
 * The step at an index.
 * @throws Error below zero or beyond the last step
 */
export const stepAt = (index: number): StepName => {
  const name = stepNames[index];
  if (!name) throw new Error('Invalid step: the step index is below zero or beyond the total steps');
  return name;
};

export const stepIndex = (name: StepName): number => stepNames.indexOf(name);

/** The step an address asks for; the first when it names none that exists. */
export const askedStep = (search: URLSearchParams): StepName => stepNames.find((name) => name === search.get('step')) ?? stepAt(0);

/** The query that leads to a step. */
export const stepQuery = (name: StepName): { step: StepName | undefined } => ({ step: stepIndex(name) === 0 ? undefined : name });

/** The query that leads to a step to change something there, and from it back to the review. */
export const changeQuery = (name: StepName): { step: StepName | undefined; back: StepName } => ({ ...stepQuery(name), back: 'review' });
export const returnsToReview = (search: URLSearchParams): boolean => search.get('back') === 'review';

/**
 * The query that leads on to the step at an index, or back to the review where the reader came from there.
 * @throws Error below zero or beyond the last step
 */
export const onwardQuery = (index: number, search: URLSearchParams): { step: StepName | undefined } => {
  const next = stepAt(index);
  return stepQuery(returnsToReview(search) ? 'review' : next);
};

/** Whether a delivery is arranged by phone, and no number is known. */
export const lacksPhone = ({ contact }: NonNullable<Order['details']>, method: DeliveryMethod | undefined): boolean => isArrangedByPhone(method) && !contact.phone;

/** How far the order has come: the last step that can be shown. How it is paid is chosen in the browser and asked there. */
export const furthestStep = ({ details, shipping }: Pick<Order, 'details' | 'shipping'>): StepName => {
  if (!details) return 'details';
  return shipping && !lacksPhone(details, shipping.method) ? 'review' : 'delivery';
};

/** The step to show for the one that is asked: itself, or the first that is still to be done. */
export const reachableStep = (asked: StepName, order: Pick<Order, 'details' | 'shipping'>): StepName => {
  const furthest = furthestStep(order);
  return stepIndex(asked) > stepIndex(furthest) ? furthest : asked;
};

interface Steps {
  current: StepName;
  /** Whether the reader came here from another step, so that the focus must follow. */
  hasMoved: boolean;
  /** @throws Error beyond the steps */
  goTo(index: number): Promise<void>;
}
export const [StepsProvider, useSteps] = createRequiredContext<Steps>('steps');
