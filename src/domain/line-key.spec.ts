import { get, set } from 'react-hook-form';
import { lineKey } from './line-key.js';

it.each(['17', 'A 1/2.5%', "O'Hara", 'a[0].b', 'x"y'])('the form field of the line %s keeps its value, and no other', (id) => {
  const values = {};
  set(values, `quantities.${lineKey(id)}`, '2');
  expect(values).toEqual({ quantities: { [lineKey(id)]: '2' } });
  expect(get(values, `quantities.${lineKey(id)}`)).toBe('2');
});
