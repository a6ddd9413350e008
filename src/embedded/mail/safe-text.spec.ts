import { safeName, withoutLinks } from './safe-text.js';

describe('a name in a greeting', () => {
  it.each([
    'Ada',
    'J.P. de Vries',
    'Anna-Maria van der Berg',
    'Dr. Jürgen Müller',
    'Seán O’Brien',
    "Fleur d'Anjou",
    "Karel van 't Hof",
    'Nguyễn Thị Minh',
    'Ωmega',
    '李小龙',
    'Łukasz',
  ])('is printed: %s', (name) => expect(safeName(` ${name} `)).toBe(name));

  it.each([
    'Click http://evil.example',
    'evil.example',
    'www.evil.example',
    'Evil.Example',
    'eve@evil.example',
    'Win 1000 now',
    'Call +31 20',
    'Your account is blocked.',
    'Hello! Click',
    'Pay, please',
    'one two three four five six seven',
    'evil。example',
    'evil．example',
    'a/b',
    '<b>Ada</b>',
    'Ada\u202e',
    'Ada\nVos',
    'a'.repeat(61),
    '$t(x)',
    '',
    undefined,
    null,
  ])('is not printed: %j', (name) => expect(safeName(name)).toBeUndefined());
});

describe('an entered text in a mail', () => {
  it.each([
    ['Pay at http://evil.example/x', 'Pay at http: / /evil. example/x'],
    ['www.evil.example', 'www. evil. example'],
    ['t.co', 't. co'],
    ['eve@evil.example', 'eve@ evil. example'],
    ['evil。example', 'evil。 example'],
  ])('contains no link: %s', (typed, printed) => expect(withoutLinks(typed)).toBe(printed));

  it.each(['Damrak 1 b', 'Stil & Co B.V.', 'Klang G.m.b.H.', 'Acme Inc.', '12.5 × 3 m', 'RAL 9010', 'St. Jansstraat 4', 'Vos c.s. (J.P. Vos)'])('is unchanged: %s', (typed) =>
    expect(withoutLinks(typed)).toBe(typed),
  );
});
