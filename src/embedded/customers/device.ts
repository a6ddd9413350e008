import Bowser from 'bowser';

const longest = 80;

/** Browser and operating system from a User-Agent header, such as `Firefox, Windows`, to label a session; empty when unknown. */
export const deviceOf = (userAgent = ''): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, longest);
};
