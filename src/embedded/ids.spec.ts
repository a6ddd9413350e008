import { newId, newOpeningId } from './ids.js';

describe('an id', () => {
  it('is letters and digits, so that no command takes it for an option', () => {
    for (let n = 0; n < 1000; n++) expect(newId()).toMatch(/^[0-9A-Za-z]{17}$/);
  });

  it('has more than 128 bits where it opens something by itself', () => expect(newOpeningId()).toMatch(/^[0-9A-Za-z]{22}$/));
});
