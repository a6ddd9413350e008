import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';

let isBroken = true;
const Part = () => {
  if (isBroken) throw new TypeError('pictures is undefined');
  return <p>De pagina</p>;
};
const Page = () => {
  const [place, setPlace] = useState({});
  const instead = (
    <>
      <h1>Er ging iets mis</h1>
      <button type="button" onClick={() => setPlace({})}>
        Opnieuw
      </button>
    </>
  );
  return (
    <>
      <header>De kop</header>
      <ErrorBoundary of={place} instead={instead}>
        <Part />
      </ErrorBoundary>
    </>
  );
};

describe('A page with an error', () => {
  const reports: string[] = [];
  beforeEach(() => {
    isBroken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.fetch = jest.fn<typeof fetch>((address, init) => {
      reports.push(`${address as string} ${init?.body as string}`);
      return Promise.resolve({ status: 204 } as Response);
    });
    render(<Page />);
  });
  afterEach(cleanup);

  it('is replaced by a message with the focus on it; the rest stays, and the error is reported', () => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Er ging iets mis' }));
    expect(screen.getByText('De kop')).toBeTruthy();
    expect(reports).toEqual(['/api/client-errors {"party":"page","failure":"render","path":"/","message":"TypeError: pictures is undefined"}']);
  });

  it('is shown again after a successful retry', () => {
    isBroken = false;
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('De pagina')).toBeTruthy();
  });
});
