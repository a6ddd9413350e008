/** The address that opens a chat (WhatsApp) with a phone number: spaces, parentheses and hyphens (of any width) removed, digits without plus. */
export const chatLink = (number: string): string => `https://wa.me/${number.replaceAll(/[\s()\p{Pd}]/gu, '').replace(/^\+/, '')}`;
