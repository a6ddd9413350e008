/** WhatsApp link for a phone number: without leading plus, spaces, parentheses and dashes of any kind. */
export const chatLink = (number: string): string => `https://wa.me/${number.replaceAll(/[\s()\p{Pd}]/gu, '').replace(/^\+/, '')}`;
