import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayInput } from './replay-input.js';

const Form = () => {
  const [way, setWay] = useState('ideal');
  const [isQuiet, setQuiet] = useState(false);
  const [width, setWidth] = useState('600');
  const [colour, setColour] = useState('grey');
  useEffect(replayInput, []);
  return (
    <form>
      <input type="radio" name="way" value="ideal" checked={way === 'ideal'} onChange={() => setWay('ideal')} />
      <input type="radio" name="way" value="card" checked={way === 'card'} onChange={() => setWay('card')} />
      <input type="checkbox" name="quiet" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
      <input type="number" name="width" value={width} onChange={({ target }) => setWidth(target.value)} />
      <input type="file" name="photograph" />
      <select name="colour" value={colour} onChange={({ target }) => setColour(target.value)}>
        <option>grey</option>
        <option>green</option>
      </select>
      <output>{[way, isQuiet ? 'quiet' : 'loud', width, colour].join(', ')}</output>
    </form>
  );
};

/** Server-rendered HTML of the form. */
const html = `<form>
  <input type="radio" name="way" value="ideal" checked=""><input type="radio" name="way" value="card"><input type="checkbox" name="quiet">
  <input type="number" name="width" value="600"><input type="file" name="photograph">
  <select name="colour"><option selected="">grey</option><option>green</option></select>
  <output>ideal, loud, 600, grey</output>
</form>`.replaceAll(/>\s+</g, '><');

/** Uses the server-rendered form before hydration, then hydrates it. @returns the state of the form */
const broughtToLife = async (use: (field: (name: string) => HTMLInputElement) => void): Promise<string> => {
  document.body.innerHTML = `<div>${html}</div>`;
  use((name) => document.querySelector<HTMLInputElement>(`[name=${name}],[value=${name}]`)!);
  await act(() => Promise.resolve(hydrateRoot(document.body.firstElementChild!, <Form />)));
  return document.querySelector('output')!.textContent;
};

describe('Input before hydration', () => {
  it.each<[string, (field: (name: string) => HTMLInputElement) => void, string]>([
    ['a radio button', (field) => field('card').click(), 'card, loud, 600, grey'],
    ['a checkbox', (field) => field('quiet').click(), 'ideal, quiet, 600, grey'],
    ['a number field', (field) => (field('width').value = '900'), 'ideal, loud, 900, grey'],
    ['a select', (field) => (field('colour').value = 'green'), 'ideal, loud, 600, green'],
    ['no input', () => undefined, 'ideal, loud, 600, grey'],
  ])('is in the state after hydration: %s', async (_what, use, known) => {
    expect(await broughtToLife(use)).toBe(known);
  });

  it('stays in the fields', async () => {
    await broughtToLife((field) => field('card').click());
    expect(document.querySelector<HTMLInputElement>('[value=card]')!.checked).toBe(true);
  });
});
