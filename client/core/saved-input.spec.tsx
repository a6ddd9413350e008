import { restoreInput, saveInput } from './saved-input.js';

const form = `
  <form>
    <input name="email" type="email"><input name="password" type="password"><input name="card" autocomplete="cc-number">
    <input name="plan" type="file"><input name="agreed" type="checkbox"><textarea name="message"></textarea>
    <input name="size" type="number"><input name="size" type="number">
  </form>`;
const field = (name: string, at = 0) => document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[at]!;
const fill = () => {
  const values = { email: 'ada@example.nl', password: 'Stille-kamer1!', card: '4111', message: 'Onze zaal galmt.' };
  for (const [name, value] of Object.entries(values)) field(name).value = value;
  field('size', 1).value = '3';
};
const loadAnew = () => {
  document.body.innerHTML = form;
};

describe('Typed input', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    loadAnew();
    fill();
    saveInput();
    loadAnew();
  });

  it('is restored after a reload, with input events', () => {
    const heard: string[] = [];
    document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name), { once: true });
    restoreInput();
    expect([field('email').value, field('message').value, field('size').value, field('size', 1).value]).toEqual(['ada@example.nl', 'Onze zaal galmt.', '', '3']);
    expect(heard).toEqual(['email']);
  });

  it('is not stored for passwords and payment fields', () => {
    restoreInput();
    expect([field('password').value, field('card').value]).toEqual(['', '']);
    loadAnew();
    fill();
    saveInput();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/Stille-kamer|4111/);
  });

  it('is restored once, and only on its own page', () => {
    window.history.replaceState(null, '', '/elsewhere');
    restoreInput();
    expect(field('email').value).toBe('');
    window.history.replaceState(null, '', '/');
    restoreInput();
    expect(field('email').value).toBe('');
  });
});
