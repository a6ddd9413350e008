import type { DeliveryMethod, Order } from '../../../src/contract/order.js';
import { isArrangedByPhone } from '../../../src/domain/delivery-contact.js';
import { createRequiredContext } from '../../core/required-context.js';

/** Steps of the checkout in order. The first has no query, the others are in `?step=`. */
export const stepNames = ['details', 'delivery', 'payment', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/**
 * Returns the step at an index.
 * @throws Error when the index is negative, not an integer, or after the last step
 */
export const stepAt = (index: number): StepName => {
  const name = stepNames[index];
  if (!name) throw new Error('Invalid step: the step index is below zero or beyond the total steps');
  return name;
};

export const stepIndex = (name: StepName): number => stepNames.indexOf(name);

/** Returns the step in a query string; the first when there is no valid one. */
export const requestedStep = (search: URLSearchParams): StepName => stepNames.find((name) => name === search.get('step')) ?? stepAt(0);

/** Returns the query of a step. */
export const stepQuery = (name: StepName): { step: StepName | undefined } => ({ step: stepIndex(name) === 0 ? undefined : name });

/** Returns the query of a step that leads back to the review. */
export const changeQuery = (name: StepName): { step: StepName | undefined; back: StepName } => ({ ...stepQuery(name), back: 'review' });
export const returnsToReview = (search: URLSearchParams): boolean => search.get('back') === 'review';

/**
 * Returns the query of the step at an index; that of the review when the shopper came from there.
 * @throws Error when the index is negative, not an integer, or after the last step
 */
export const onwardQuery = (index: number, search: URLSearchParams): { step: StepName | undefined } => {
  const next = stepAt(index);
  return stepQuery(returnsToReview(search) ? 'review' : next);
};

/** Returns whether a delivery method requires a phone number and the order has none. */
export const lacksPhone = ({ contact }: NonNullable<Order['details']>, method: DeliveryMethod | undefined): boolean => isArrangedByPhone(method) && !contact.phone;

/** Returns whether an order is free, such as one of free samples that are sent as a letter. It needs no payment method. */
export const isNothingToPay = ({ totals }: Pick<Order, 'totals'>): boolean => totals.total.includingVat.amount === 0;

/** Returns the last step that can be shown. The payment method is not in the order; the review step checks it in the browser. */
export const furthestStep = ({ details, shipping }: Pick<Order, 'details' | 'shipping'>): StepName => {
  if (!details) return 'details';
  return shipping && !lacksPhone(details, shipping.method) ? 'review' : 'delivery';
};

/** Returns the requested step, or the first incomplete one when it comes before. */
export const reachableStep = (requested: StepName, order: Pick<Order, 'details' | 'shipping'>): StepName => {
  const furthest = furthestStep(order);
  return stepIndex(requested) > stepIndex(furthest) ? furthest : requested;
};

interface Steps {
  current: StepName;
  /** Whether the shopper came from another step, so that the heading takes the focus. */
  hasMoved: boolean;
  /** @throws Error when there is no step at the index */
  goTo(index: number): Promise<void>;
}
export const [StepsProvider, useSteps] = createRequiredContext<Steps>('steps');
