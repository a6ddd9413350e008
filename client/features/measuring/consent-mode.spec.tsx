import { signalConsent } from './consent-mode.js';

/** Commands in the data layer; undefined for entries that Google's tags do not recognise as commands. */
const commands = () =>
  ((window.dataLayer ?? []) as unknown[]).map((entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as IArguments)] : undefined));
const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', personalization_storage: 'denied' };
const ads = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', personalization_storage: 'granted' };

it('Consent Mode gets the default "denied" first and once, then an update for each answer', () => {
  signalConsent([], false);
  expect(commands()).toEqual([['consent', 'default', { ...denied, functionality_storage: 'granted', security_storage: 'granted', wait_for_update: 500 }]]);
  signalConsent(['statistics'], true);
  signalConsent(['marketing', 'media'], true);
  signalConsent([], true);
  expect(commands().slice(1)).toEqual([
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ['consent', 'update', { ...denied, ...ads }],
    ['consent', 'update', denied],
  ]);
});
