import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ProblemCode } from '../../../src/contract/errors.js';
import { TRPCClientError } from '@trpc/client';
import { renderInApp } from '../../../test/support/in-app.js';
import { SignIn } from './sign-in.js';

const open = (answers: Record<string, (input: unknown) => unknown>) => {
  const visited: string[] = [];
  renderInApp(<SignIn />, { namespaces: ['auth', 'form', 'yup', 'apiErrors'], answers, onNavigate: (path) => visited.push(path) });
  return visited;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => act(async () => void fireEvent.input(field(label), { target: { value } }));
const submit = () => act(async () => void fireEvent.submit(field('E-mailadres').form!));

const customer = { preferences: { vatView: 'incl' } };

describe('the sign-in', () => {
  it('validates both fields before it sends them, and focuses the one that is missing', async () => {
    const visited = open({});
    await type('E-mailadres', 'noor@voorbeeld.nl');
    await submit();
    expect(screen.getByText('Vul dit veld in.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Wachtwoord'));
    expect(visited).toEqual([]);
  });

  it('sends once for several submits, and opens the account', async () => {
    const sent: unknown[] = [];
    const visited = open({ 'auth.signIn': (input) => (sent.push(input), customer) });
    await type('E-mailadres', ' noor@voorbeeld.nl ');
    await type('Wachtwoord', 'Stille-kamer1!');
    await act(async () => {
      fireEvent.submit(field('E-mailadres').form!);
      fireEvent.submit(field('E-mailadres').form!);
    });
    await waitFor(() => expect(visited).toEqual(['/mijn-account']));
    expect(sent).toEqual([{ input: { email: 'noor@voorbeeld.nl', password: 'Stille-kamer1!' } }]);
  });

  it('requires a code when the account has a second factor, keeps the fields filled, and shows a wrong code at its field', async () => {
    const sent: { input: { code?: string } }[] = [];
    const refused = (code: ProblemCode) =>
      Promise.reject(TRPCClientError.from({ error: { code: -32_603, message: code, data: { httpStatus: 401, problem: { type: '', title: '', status: 401, code, errors: [] } } } }));
    const answer = (input: unknown) => {
      const { code } = (input as (typeof sent)[number]).input;
      sent.push(input as (typeof sent)[number]);
      if (code === undefined) return refused('SECOND_FACTOR_REQUIRED');
      return code === '123456' ? customer : refused('SECOND_FACTOR_WRONG');
    };
    const visited = open({ 'auth.signIn': answer });
    await type('E-mailadres', 'noor@voorbeeld.nl');
    await type('Wachtwoord', 'Stille-kamer1!');
    expect(screen.queryByLabelText('Code uit uw authenticator-app')).toBeNull();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field('Code uit uw authenticator-app')));
    expect([field('E-mailadres').value, field('Wachtwoord').value]).toEqual(['noor@voorbeeld.nl', 'Stille-kamer1!']);
    expect(screen.queryByRole('alert')).toBeNull();
    await type('Code uit uw authenticator-app', '654 321');
    await submit();
    await screen.findByText(/Deze code klopt niet/);
    expect(visited).toEqual([]);
    await type('Code uit uw authenticator-app', '123 456');
    await submit();
    await waitFor(() => expect(visited).toEqual(['/mijn-account']));
    expect(sent.map(({ input }) => input.code)).toEqual([undefined, '654321', '123456']);
  });

  it('keeps the typed values and shows an error when there is no response', async () => {
    const visited = open({});
    await type('E-mailadres', 'noor@voorbeeld.nl');
    await type('Wachtwoord', 'Stille-kamer1!');
    await submit();
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('Geen verbinding met de winkel'));
    expect([field('E-mailadres').value, field('Wachtwoord').value]).toEqual(['noor@voorbeeld.nl', 'Stille-kamer1!']);
    expect(visited).toEqual([]);
  });

  it('shows and hides the password with a button', async () => {
    open({});
    const button = screen.getByRole('button', { name: /^Tonen/ });
    expect(field('Wachtwoord').type).toBe('password');
    await act(async () => void fireEvent.click(button));
    expect(field('Wachtwoord').type).toBe('text');
    expect(button.textContent).toBe('Verbergen: Wachtwoord');
  });
});
