import { expect } from 'playwright/test';
import type { RunningShop } from './running-shop.js';
import { plain } from './texts.js';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Texts of the mails to an address, latest first; of a mailbox only the latest. */
const textsMailedTo = async ({ url, mailbox }: RunningShop, to: string): Promise<string[]> => {
  const answer = await fetch(mailbox ? `${mailbox}/${to}` : `${url}/dev/outbox`);
  if (mailbox) return answer.ok ? [await answer.text()] : [];
  return ((await answer.json()) as Mail[]).filter((mail) => mail.to === to).map(({ text }) => text);
};

/** Waits for `count` mails to an address with a link to a view of the account. @returns the link of the latest */
export const linkMailedTo = async (shop: RunningShop, to: string, view: string, count = 1): Promise<string> => {
  const links = async () => (await textsMailedTo(shop, to)).flatMap((text) => text.match(new RegExp(`https?:\\S+view=${view}&\\S+`)) ?? []);
  await expect.poll(async () => (await links()).length, { message: `mails to ${to} with a link to ${view}` }).toBe(count);
  return (await links()).at(0)!;
};

/** Waits for a mail with this subject. */
export const mailAbout = async ({ url }: RunningShop, subject: string): Promise<Mail> => {
  const read = async () => (await (await fetch(`${url}/dev/outbox`)).json()) as Mail[];
  await expect.poll(async () => (await read()).map((mail) => plain(mail.subject)), { message: 'subjects of the outbox' }).toContain(plain(subject));
  return (await read()).find((mail) => plain(mail.subject) === plain(subject))!;
};

/** Waits for the first matching mail to an address. */
export const mailTo = async ({ url }: RunningShop, to: string, fits: (mail: Mail) => boolean = () => true): Promise<Mail> => {
  const find = async () => ((await (await fetch(`${url}/dev/outbox`)).json()) as Mail[]).find((mail) => mail.to === to && fits(mail));
  await expect.poll(find, { message: `a mail to ${to}` }).toBeTruthy();
  return (await find())!;
};

export const linkIn = ({ text }: Mail): string => /https?:\S+/.exec(text)![0];
