import { z } from 'zod';
import { Problem } from '../contract/errors.js';
import { validateInput } from './contract-dto.js';

let parsed: string[] = [];
const noting = (name: string) =>
  z.string().transform((text) => {
    parsed.push(name);
    return text.toUpperCase();
  });
const Passwords = z.strictObject({ password: noting('password'), again: noting('again'), hint: z.string().max(5).optional() }).refine(
  ({ password, again }) => {
    parsed.push('both');
    return password === again;
  },
  { path: ['again'], message: 'yup.errors.mixed.oneOf' },
);
const errorsOf = (input: object): string[] => {
  try {
    validateInput(Passwords, input);
    return [];
  } catch (error) {
    return (error as Problem).extra.errors!.map(({ field, code }) => `${field} ${code.replace('yup.errors.', '')}`);
  }
};

describe('the validation of an input', () => {
  beforeEach(() => {
    parsed = [];
  });

  it('parses each field and checks each rule between fields once', () => {
    expect(validateInput(Passwords, { password: 'a', again: 'A' })).toStrictEqual({ password: 'A', again: 'A' });
    expect(parsed).toEqual(['password', 'again', 'both']);
  });

  it('parses the fields of a refused input once too', () => {
    expect(errorsOf({ password: 'a', again: 'b' })).toEqual(['again mixed.oneOf']);
    expect(parsed).toEqual(['password', 'again', 'both']);
  });

  it('checks rules between fields only when every field is valid', () => expect(errorsOf({ password: 'a', again: 'b', hint: 'too long' })).toEqual(['hint string.max']));

  it('reports unknown fields first, then broken ones in the order of the contract', () => {
    expect(errorsOf({ hint: 7, 'password.x': 1, again: 'b', x: 2 })).toEqual(['password.x mixed.unknown', 'x mixed.unknown', 'password mixed.required', 'hint mixed.notType']);
  });

  it.each(['constructor', '__proto__', 'toString', 'prototype'])('refuses an unknown field with the name %s', (name) => {
    expect(errorsOf(JSON.parse(`{"password":"a","again":"a","${name}":{}}`) as object)).toEqual([`${name} mixed.unknown`]);
  });
});
