import { isLeakedPassword } from './leaked-password.js';

describe('a leaked password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd!',
    'P@$$w0rd2026!',
    'Welkom-2026!',
    '!!Wachtwoord01',
    'Passwort#1',
    'Motdepasse1!',
    'Azertyuiop1!',
    'Dr4gon!!',
    '$unshine99!',
    '1qaz!QAZ',
  ])('is recognised as %s', (password) => {
    expect(isLeakedPassword(password)).toBe(true);
  });

  it.each(['Hushed-2026!', 'Stille-kamer1!', 'Quieter-2027!', 'pass-Word-of-4-otters', 'Ds8!kqWz', '', '12!'])('is not %s', (password) => {
    expect(isLeakedPassword(password)).toBe(false);
  });
});
