import type { z } from 'zod';
import { Email, optionalMessage, optionalText, Password, Phone, requiredText } from './fields.js';

const messageOf = (schema: z.ZodType, value: string): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

describe('the rules of fields', () => {
  it.each(['Stil!2026', 'aB3$efgh', 'Größe12-X'])('take %s as a password', (value) => {
    expect(messageOf(Password, value)).toBeUndefined();
  });

  it.each(['stil!2026', 'STIL!2026', 'Stil!stil', 'Stil2026x', 'Stil! 2026'])('refuse %s as a password', (value) => {
    expect(messageOf(Password, value)).toBe('yup.errors.string.password');
  });

  it('ask for 8 characters of a password', () => {
    expect(Password.safeParse('aB3$efg').error?.issues[0]).toMatchObject({ code: 'too_small', minimum: 8 });
  });

  it.each(['+31 20 555 0100', '030 5550100', '5550100', '+4930 555 0100'])('take %s as a phone number, without its spaces', (value) => {
    expect(Phone.parse(value)).toBe(value.replaceAll(' ', ''));
  });

  it.each(['555010', '+31-20-5550100', 'call me', '12345678901234567'])('refuse %s as a phone number', (value) => {
    expect(messageOf(Phone, value)).toBe('yup.errors.string.phonenumber');
  });

  it.each(['a@b', 'a b@shop.example', '@shop.example', 'a@shop..example', 'a@-shop.example'])('refuse %s as an e-mail address', (value) => {
    expect(messageOf(Email, value)).toBe('yup.errors.string.email');
  });

  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\x7f', '\x1b', '\0'])('refuse %j within one line of text', (sign) => {
    for (const field of [requiredText(60), optionalText(60)]) expect(messageOf(field, `Ada${sign}Bcc: eve@shop.example`)).toBe('yup.errors.string.matches');
  });

  it('take a line as it is pasted from a table, with breaks around it and tabs within', () => {
    expect(requiredText(60).parse('\tAda\tVos\r\n')).toBe('Ada Vos');
  });

  it('leave a message its lines, and no other control character', () => {
    expect(optionalMessage(60).parse('\nDear all,\r\n\n\tquiet please.\n')).toBe('Dear all,\r\n\n\tquiet please.');
    expect(optionalMessage(60).parse(' \n ')).toBeUndefined();
    expect(messageOf(optionalMessage(60), 'quiet\0please')).toBe('yup.errors.string.matches');
  });

  it('take an address with a plus and a subdomain', () => {
    expect(Email.parse(' anna+quiet@mail.shop.example ')).toBe('anna+quiet@mail.shop.example');
  });
});
