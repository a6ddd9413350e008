import { newId, newPublicId } from './ids.js';

describe('an id', () => {
  it('consists of letters and digits only, so that no command reads it as an option', () => {
    for (let n = 0; n < 1000; n++) expect(newId()).toMatch(/^[0-9A-Za-z]{17}$/);
  });

  it('has more than 128 bits when it alone gives access', () => expect(newPublicId()).toMatch(/^[0-9A-Za-z]{22}$/));
});
