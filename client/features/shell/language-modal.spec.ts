import { ownNames } from './language-modal.js';

describe('The choice of language and country', () => {
  it('sorts the locales by country, then by language', () => {
    const shown = Object.values(ownNames).map((names) => names.join(' '));
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});
