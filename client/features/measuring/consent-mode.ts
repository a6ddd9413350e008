import type { OptionalCategory } from '../../../src/contract/consent.js';

type Signal = 'denied' | 'granted';
type Command = ['consent', 'default' | 'update', Record<string, Signal | number>];

/** A command to Google's tags. They tell it from an event by what it is: the arguments of a call, no array. */
// oxlint-disable-next-line no-unused-vars -- the rest names what the arguments are
function gtag(..._command: Command): void {
  const layer: unknown[] = (window.dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer.push(arguments);
}

/** What Google's tags may do after a yes to these categories; what the site itself needs is not asked about. */
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

/** Milliseconds that tags wait for an answer which is on its way. */
const longestWait = 500;
let hasDefault = false;

/** Tells Google's tags (Consent Mode v2) what they may do: nothing, as long as no answer is known. */
export const signalConsent = (given: readonly OptionalCategory[], isKnown: boolean): void => {
  if (!hasDefault) {
    hasDefault = true;
    gtag('consent', 'default', { ...signalsOf([]), functionality_storage: 'granted', security_storage: 'granted', wait_for_update: longestWait });
  }
  if (isKnown) gtag('consent', 'update', signalsOf(given));
};
