import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { repeatFilled } from './filled-before.js';

const Form = () => {
  const [way, setWay] = useState('ideal');
  const [isQuiet, setQuiet] = useState(false);
  const [width, setWidth] = useState('600');
  const [colour, setColour] = useState('grey');
  useEffect(repeatFilled, []);
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

/** What a server makes of it. */
const html = `<form>
  <input type="radio" name="way" value="ideal" checked=""><input type="radio" name="way" value="card"><input type="checkbox" name="quiet">
  <input type="number" name="width" value="600"><input type="file" name="photograph">
  <select name="colour"><option selected="">grey</option><option>green</option></select>
  <output>ideal, loud, 600, grey</output>
</form>`.replaceAll(/>\s+</g, '><');

/** The server's page, as somebody used it before it was alive, brought to life. @returns what the page knows */
const broughtToLife = async (use: (field: (name: string) => HTMLInputElement) => void): Promise<string> => {
  document.body.innerHTML = `<div>${html}</div>`;
  use((name) => document.querySelector<HTMLInputElement>(`[name=${name}],[value=${name}]`)!);
  await act(() => Promise.resolve(hydrateRoot(document.body.firstElementChild!, <Form />)));
  return document.querySelector('output')!.textContent;
};

describe('What was filled in before the page was alive', () => {
  it.each<[string, (field: (name: string) => HTMLInputElement) => void, string]>([
    ['a choice of one', (field) => field('card').click(), 'card, loud, 600, grey'],
    ['a choice of some', (field) => field('quiet').click(), 'ideal, quiet, 600, grey'],
    ['a number', (field) => (field('width').value = '900'), 'ideal, loud, 900, grey'],
    ['one of a list', (field) => (field('colour').value = 'green'), 'ideal, loud, 600, green'],
    ['nothing', () => undefined, 'ideal, loud, 600, grey'],
  ])('counts: %s', async (_what, use, known) => {
    expect(await broughtToLife(use)).toBe(known);
  });

  it('stands as it was filled in', async () => {
    await broughtToLife((field) => field('card').click());
    expect(document.querySelector<HTMLInputElement>('[value=card]')!.checked).toBe(true);
  });
});
