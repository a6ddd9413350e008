import { isKeyboardWalk } from './keyboard-walk.js';

describe('a keyboard sequence', () => {
  it.each(['1qaz!QAZ', '!QAZ2wsx', 'Zaq1@Wsx', 'Qwer1234!', 'Asdf!234', '1q2w3e4r5T!', 'Qwerty12!', 'Abcd-4321', 'Aaaa1111!', 'Qwertz123!', 'Azer1234!', 'Poiuy!098'])(
    'is %s',
    (text) => expect(isKeyboardWalk(text)).toBe(true),
  );

  it.each(['Quieter-2027!', 'Stille-kamer1!', 'Treefrog-77', 'Hushed-2026!', 'Ds8!kqWz', 'Were-4-Tired!', 'Qwer-is-not-all-1', '', 'a1'])('is not %s', (text) =>
    expect(isKeyboardWalk(text)).toBe(false),
  );
});
