import { expect } from 'playwright/test';
import type { RunningShop } from './running-shop.js';
import { plain } from './texts.js';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail about an order with this subject, once it has been sent. */
export const mailAbout = async ({ url }: RunningShop, subject: string): Promise<Mail> => {
  const read = async () => (await (await fetch(`${url}/dev/outbox`)).json()) as Mail[];
  await expect.poll(async () => (await read()).map((mail) => plain(mail.subject)), { message: 'subjects of the outbox' }).toContain(plain(subject));
  return (await read()).find((mail) => plain(mail.subject) === plain(subject))!;
};
