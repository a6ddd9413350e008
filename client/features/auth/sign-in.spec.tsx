import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

describe('the sign-in', () => {
  it('asks for both before it asks the shop, and goes to what is missing', async () => {
    const visited = open({});
    await type('E-mailadres', 'noor@voorbeeld.nl');
    await submit();
    expect(screen.getByText('Vul dit veld in.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Wachtwoord'));
    expect(visited).toEqual([]);
  });

  it('sends once, however often it is pressed, and goes to the account', async () => {
    const sent: unknown[] = [];
    const visited = open({ 'auth.signIn': (input) => sent.push(input) });
    await type('E-mailadres', ' noor@voorbeeld.nl ');
    await type('Wachtwoord', 'Stille-kamer1!');
    await act(async () => {
      fireEvent.submit(field('E-mailadres').form!);
      fireEvent.submit(field('E-mailadres').form!);
    });
    await waitFor(() => expect(visited).toEqual(['/mijn-account']));
    expect(sent).toEqual([{ input: { email: 'noor@voorbeeld.nl', password: 'Stille-kamer1!' } }]);
  });

  it('without an answer keeps what was typed and says that nothing is lost', async () => {
    const visited = open({});
    await type('E-mailadres', 'noor@voorbeeld.nl');
    await type('Wachtwoord', 'Stille-kamer1!');
    await submit();
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('Geen verbinding met de winkel'));
    expect([field('E-mailadres').value, field('Wachtwoord').value]).toEqual(['noor@voorbeeld.nl', 'Stille-kamer1!']);
    expect(visited).toEqual([]);
  });

  it('shows the password to who asks to see it', async () => {
    open({});
    const button = screen.getByRole('button', { name: /^Tonen/ });
    expect(field('Wachtwoord').type).toBe('password');
    await act(async () => void fireEvent.click(button));
    expect(field('Wachtwoord').type).toBe('text');
    expect(button.textContent).toBe('Verbergen: Wachtwoord');
  });
});
