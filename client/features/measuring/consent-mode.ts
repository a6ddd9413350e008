import type { OptionalCategory } from '../../../src/contract/consent.js';

type Signal = 'denied' | 'granted';
type Command = ['consent', 'default' | 'update', Record<string, Signal | number>];

/** Pushes a command to Google's tags. They recognise commands by their type: an `arguments` object, not an array. */
// oxlint-disable-next-line no-unused-vars -- the parameter only gives the type of the arguments
function gtag(..._command: Command): void {
  const layer: unknown[] = (window.dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer.push(arguments);
}

/** Returns the Consent Mode signals for the categories with consent. */
const signalsOf = (given: readonly OptionalCategory[]): Record<string, Signal> => {
  const of = (category: OptionalCategory): Signal => (given.includes(category) ? 'granted' : 'denied');
  return {
    ad_storage: of('marketing'),
    ad_user_data: of('marketing'),
    ad_personalization: of('marketing'),
    analytics_storage: of('statistics'),
    personalization_storage: of('marketing'),
  };
};

/** Milliseconds for which tags wait for an update. */
const longestWait = 500;
let hasDefault = false;

/**
 * Sends the consent state to Google's tags (Consent Mode v2).
 * @param isKnown whether the visitor has answered; until then all is denied
 */
export const signalConsent = (given: readonly OptionalCategory[], isKnown: boolean): void => {
  if (!hasDefault) {
    hasDefault = true;
    gtag('consent', 'default', { ...signalsOf([]), functionality_storage: 'granted', security_storage: 'granted', wait_for_update: longestWait });
  }
  if (isKnown) gtag('consent', 'update', signalsOf(given));
};
