import Bowser from 'bowser';

const longest = 80;

/** Browser and system of a device, for its owner to tell it from others: `Firefox, Windows`. Empty where they are not known; never more than what the device says of itself. */
export const deviceOf = (userAgent = ''): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, longest);
};
