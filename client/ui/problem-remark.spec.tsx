import { screen } from '@testing-library/react';
import { renderInApp } from '../../test/support/in-app.js';
import { UnparsableResponseError } from '../core/call-errors.js';
import { ProblemRemark } from './problem-remark.js';

const wordsFor = (error: unknown) => {
  renderInApp(<ProblemRemark error={error} />, { namespaces: ['form'] });
  return screen.getByRole('alert').textContent;
};

describe('the remark about a failed call', () => {
  it('states that there was no response', () => {
    expect(wordsFor(new TypeError('Failed to fetch'))).toMatch(/^Geen verbinding met de winkel/);
  });

  it('states that the response cannot be read, and that the call may have succeeded', () => {
    expect(wordsFor(new UnparsableResponseError('cart.addLine', new SyntaxError('<')))).toMatch(
      /^Er ging iets mis in het antwoord van de winkelMisschien is uw wijziging wel verwerkt/,
    );
  });
});
