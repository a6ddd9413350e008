import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import type { ProblemDetails } from '../../../src/contract/errors.js';
import { order } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { DetailsForm } from './details-form.js';
import { blankValues, detailsInput, type DetailsValues, restoredValues } from './details-values.js';
import { StepsProvider } from './steps.js';

const filled: DetailsValues = {
  ...blankValues('nl'),
  contact: { firstName: 'Noor', lastName: 'de Wit', email: 'noor@voorbeeld.nl', phone: '06 1234 5678' },
  billing: { street: 'Keizersgracht', houseNumber: '12', addition: '', postcode: '1015 CX', city: 'Amsterdam', country: 'nl' },
};

const open = (initial: DetailsValues, setDetails: (input: unknown) => unknown) => {
  const reached: number[] = [];
  renderInApp(
    <StepsProvider value={{ current: 'details', hasMoved: false, goTo: async (index) => void reached.push(index) }}>
      <DetailsForm initial={initial} order={order()} customer={null} />
    </StepsProvider>,
    { namespaces: ['checkout', 'cart', 'form', 'yup'], answers: { 'orders.setDetails': setDetails } },
  );
  return { reached };
};

const proceed = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verder naar bezorging' })));
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
};
/** An answer of the endpoint that refuses two things, one of them no field of the form. */
const refusal = () => {
  const problem: ProblemDetails = {
    type: '',
    title: '',
    status: 422,
    code: 'VALIDATION',
    errors: [
      { field: 'input.billing.postcode', code: 'yup.errors.string.postcode', message: 'Deze postcode kennen wij niet.' },
      { field: 'lines', code: 'yup.errors.mixed.required', message: 'Er zijn geen producten.' },
    ],
  };
  throw TRPCClientError.from({ error: { message: 'VALIDATION', code: -32600, data: { problem } } });
};

describe('the details form', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('says at each field what the contract asks of it, and moves to the first', async () => {
    open({ ...filled, contact: { ...filled.contact, firstName: '', email: 'noor' }, billing: { ...filled.billing, postcode: '10' } }, () => order());
    await proceed();
    expect(errorOf('Voornaam')).toContain('Vul dit veld in.');
    expect(errorOf('E-mailadres')).toContain('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.');
    expect(errorOf('Postcode')).toContain('Deze postcode past niet bij het land.');
    expect(screen.getByLabelText('Voornaam').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Voornaam'));
  });

  it('asks a business for its name', async () => {
    const { reached } = open({ ...filled, contact: { ...filled.contact, firstName: '' } }, () => order());
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Zakelijk' })));
    await proceed();
    expect(errorOf('Bedrijfsnaam')).toContain('Vul dit veld in.');
    expect(document.activeElement).toBe(screen.getByLabelText('Bedrijfsnaam'));
    expect(reached).toEqual([]);
  });

  it('saves what the contract understands and goes on', async () => {
    const saved: unknown[] = [];
    const { reached } = open(filled, (input) => {
      saved.push(input);
      return order();
    });
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
    expect(saved).toEqual([{ input: expect.objectContaining({ customerType: 'Private', shipping: null, contact: expect.objectContaining({ phone: '0612345678' }) }) }]);
  });

  it('shows what the server finds at its field, and the rest above the button', async () => {
    const { reached } = open(filled, refusal);
    await proceed();
    await waitFor(() => expect(errorOf('Postcode')).toContain('Deze postcode kennen wij niet.'));
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    expect(screen.getByText('Er zijn geen producten.')).toBeTruthy();
    expect(reached).toEqual([]);
  });

  it('keeps in the tab what is typed', async () => {
    open(filled, () => order());
    await act(async () => void fireEvent.input(screen.getByLabelText('Plaats'), { target: { value: 'Utrecht' } }));
    expect(restoredValues(window.sessionStorage.getItem('checkout.details'), blankValues('nl')).billing.city).toBe('Utrecht');
  });
});

describe('the values of the details form', () => {
  it('survive a broken memory', () => {
    expect(restoredValues('{"contact":5,"note":3}', filled)).toEqual(filled);
    expect(restoredValues('{', filled)).toEqual(filled);
  });

  it('send no company for a private customer and no unused address', () => {
    expect(detailsInput({ ...filled, company: 'Stil bv' })).not.toHaveProperty('company');
    expect(detailsInput(filled).shipping).toBeNull();
  });
});
