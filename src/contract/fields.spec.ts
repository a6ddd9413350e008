import type { z } from 'zod';
import { Email, Id, optionalMessage, OptionalPhone, optionalText, Password, Phone, requiredText } from './fields.js';

const messageOf = (schema: z.ZodType, value: string): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

describe('the rules of fields', () => {
  it.each(['4711', '12/34', 'A 10%', 'v1.2', '...', 'é&?#=+', "O'Hara", 'x'.repeat(64)])('accept %s as an id', (id) => {
    expect(Id.safeParse(id).success).toBe(true);
  });

  it.each(['', '.', '..', '../me', 'a/../b', '..\\b', 'a\nb', 'a\0b', 'a\u200bb', '\ud800', 'x'.repeat(65)])('refuse %j as an id', (id) => {
    expect(Id.safeParse(id).success).toBe(false);
  });

  it.each(['Stil!2026', 'aB3$efgh', 'Größe12-X'])('accept %s as a password', (value) => {
    expect(messageOf(Password, value)).toBeUndefined();
  });

  it.each(['stil!2026', 'STIL!2026', 'Stil!stil', 'Stil2026x', 'Stil! 2026'])('refuse %s as a password', (value) => {
    expect(messageOf(Password, value)).toBe('yup.errors.string.password');
  });

  it('require 8 characters in a password', () => {
    expect(Password.safeParse('aB3$efg').error?.issues[0]).toMatchObject({ code: 'too_small', minimum: 8 });
  });

  it.each([
    ['+31 20 555 0100', '+31205550100'],
    ['5550100', '5550100'],
    ['06-12345678', '0612345678'],
    ['+31 (0)20 555 0100', '+31205550100'],
    ['0031 ( 0 ) 20-555 0100', '0031205550100'],
    ['(020) 555 0100', '0205550100'],
    ['089/12345678', '08912345678'],
    ['01.23.45.67.89', '0123456789'],
    ['030\u00a023125\u202f199', '03023125199'],
    ['030\u201323125\u2011199', '03023125199'],
    ['\u202a+49 30 23125199\u202c', '+493023125199'],
  ])('parse %s as the phone number %s', (value, plain) => {
    expect([Phone.parse(value), OptionalPhone.parse(value)]).toEqual([plain, plain]);
  });

  it('treat an empty optional phone number as absent', () => {
    expect([OptionalPhone.parse(''), OptionalPhone.parse(' '), OptionalPhone.parse(undefined)]).toEqual([undefined, undefined, undefined]);
    expect(Phone.safeParse(' ').success).toBe(false);
  });

  it.each(['555010', '++31205550100', 'call me', '12345678901234567', '020 555 0100 ext. 5'])('refuse %s as a phone number', (value) => {
    expect(messageOf(Phone, value)).toBe('yup.errors.string.phonenumber');
  });

  it.each(['a@b', 'a b@shop.example', '@shop.example', 'a@shop..example', 'a@-shop.example'])('refuse %s as an e-mail address', (value) => {
    expect(messageOf(Email, value)).toBe('yup.errors.string.email');
  });

  it.each(['\u0085', '\x07', '\u200b', '\u200d', '\u00ad', '\u202e', '\u2066', '\u061c', '\ufeff', '\u3164', '\ue000', '\ud800', '\u{e0041}'])(
    'refuse an e-mail address with %j at any position',
    (sign) => {
      for (const address of [`ada${sign}@shop.example`, `ada@sh${sign}op.example`, `a${sign}da@shop.example`, ...(/\s/.test(sign) ? [] : [`ada@shop.example${sign}`])])
        expect([address, messageOf(Email, address)]).toEqual([address, 'yup.errors.string.email']);
    },
  );

  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\x7f', '\x1b', '\0'])('refuse %j within one line of text', (sign) => {
    for (const field of [requiredText(60), optionalText(60)]) expect(messageOf(field, `Ada${sign}Bcc: eve@shop.example`)).toBe('yup.errors.string.matches');
  });

  it('accept a line pasted from a table, with line breaks around it and tabs inside', () => {
    expect(requiredText(60).parse('\tAda\tVos\r\n')).toBe('Ada Vos');
  });

  it('keep the line breaks of a message, and refuse other control characters', () => {
    expect(optionalMessage(60).parse('\nDear all,\r\n\n\tquiet please.\n')).toBe('Dear all,\r\n\n\tquiet please.');
    expect(optionalMessage(60).parse(' \n ')).toBeUndefined();
    expect(messageOf(optionalMessage(60), 'quiet\0please')).toBe('yup.errors.string.matches');
  });

  it.each([
    ['Ada\u200b Vos\ufeff', 'Ada Vos'],
    ['\u202eAda\u202c', 'Ada'],
    ['A\u00adda\u200dVos\u2060', 'AdaVos'],
    ['\u3164', undefined],
    ['👩\u200d👧 \u2764\ufe0f', '👩\u200d👧 \u2764\ufe0f'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('parse %j as %j, without invisible characters', (typed, shown) => {
    expect([optionalText(60).parse(typed), optionalMessage(60).parse(typed)]).toEqual([shown, shown]);
  });

  it('refuse a password that could not be typed again', () => {
    expect(messageOf(Password, 'Stil!2026\u200b')).toBe('yup.errors.string.password');
  });

  it('accept an e-mail address with a plus and a subdomain', () => {
    expect(Email.parse(' anna+quiet@mail.shop.example ')).toBe('anna+quiet@mail.shop.example');
  });
});
