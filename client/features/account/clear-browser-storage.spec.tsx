import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import { AccountFrame } from './account-frame.js';
import { DeleteAccount } from './delete-account.js';
import { Sessions } from './sessions.js';

/** Prevents the form submission, which jsdom does not implement. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  window.addEventListener('submit', stay);
  window.sessionStorage.setItem('checkout.details', '{"firstName":"Ada"}');
  window.localStorage.setItem('place', '1012 LG');
});
afterEach(() => {
  window.removeEventListener('submit', stay);
  cleanup();
  jest.restoreAllMocks();
});

const kept = () => [window.sessionStorage.length, window.localStorage.length];

it.each([
  ['signs out', 'Uitloggen', () => <AccountFrame title="Mijn account">…</AccountFrame>],
  ['signs out everywhere', 'Overal uitloggen', () => <Sessions email="ada@example.nl" />],
])('clears browser storage when the customer %s', async (_what, name, Part) => {
  renderInApp(<Part />, { namespaces: ['account'], answers: { 'user.sessions': () => ({ items: [] }) } });
  expect(kept()).toEqual([1, 1]);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(kept()).toEqual([0, 0]);
});

it('clears browser storage when the account is deleted', async () => {
  // jsdom does not implement navigation and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInApp(<DeleteAccount email="ada@example.nl" />, { namespaces: ['account', 'form', 'yup', 'apiErrors'], answers: { 'user.delete': () => ({}) } });
  fireEvent.change(await screen.findByLabelText(/Wachtwoord/), { target: { value: 'Stille-kamer1!' } });
  fireEvent.click(screen.getByRole('button', { name: /verwijderen/i }));
  await waitFor(() => expect(kept()).toEqual([0, 0]));
});
