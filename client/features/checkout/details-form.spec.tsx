import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import type { ProblemDetails } from '../../../src/contract/errors.js';
import type { ReactNode } from 'react';
import type { Order } from '../../../src/contract/order.js';
import { order } from '../../../test/factories/order.js';
import { advanceAfter } from '../../../test/support/advance-after.js';
import { type Answers, renderInApp } from '../../../test/support/in-app.js';
import { DetailsForm } from './details-form.js';
import { blankValues, detailsInput, type DetailsValues, restoredValues } from './details-values.js';
import { OrderSummary } from './order-summary.js';
import { StepsProvider } from './steps.js';

const filled: DetailsValues = {
  ...blankValues('nl'),
  contact: { firstName: 'Noor', lastName: 'de Wit', email: 'noor@voorbeeld.nl', phone: '06 1234 5678' },
  billing: { street: 'Keizersgracht', houseNumber: '12', addition: '', line2: '', postcode: '1015 CX', city: 'Amsterdam', country: 'nl' },
};

const open = (initial: DetailsValues, setDetails: (input: unknown) => unknown, checks: Answers = {}) => {
  const reached: number[] = [];
  renderInApp(
    <StepsProvider value={{ current: 'details', hasMoved: false, goTo: async (index) => void reached.push(index) }}>
      <DetailsForm initial={initial} order={order()} customer={null} />
    </StepsProvider>,
    { namespaces: ['checkout', 'cart', 'form', 'yup'], answers: { 'orders.setDetails': setDetails, ...checks } },
  );
  return { reached };
};

const type = (label: string | RegExp, value: string) => act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const leave = (label: string | RegExp) => act(async () => void fireEvent.blur(screen.getByLabelText(label)));
const proceed = () => act(async () => void fireEvent.click(screen.getByText('Verder naar bezorging', { selector: 'button' })));
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
};
/** Rejects with two field errors, one of them for a field that the form does not have. */
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

  it('shows the contract error at each field, and focuses the first', async () => {
    open({ ...filled, contact: { ...filled.contact, firstName: '', email: 'noor' }, billing: { ...filled.billing, postcode: '10' } }, () => order());
    await proceed();
    expect(errorOf('Voornaam')).toContain('Vul dit veld in.');
    expect(errorOf('E-mailadres')).toContain('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.');
    expect(errorOf('Postcode')).toContain('Deze postcode hoort niet bij het gekozen land.');
    expect(screen.getByLabelText('Voornaam').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Voornaam'));
  });

  it('requires the company name of a business', async () => {
    const { reached } = open({ ...filled, contact: { ...filled.contact, firstName: '' } }, () => order());
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Zakelijk' })));
    await proceed();
    expect(errorOf('Bedrijfsnaam')).toContain('Vul dit veld in.');
    expect(document.activeElement).toBe(screen.getByLabelText('Bedrijfsnaam'));
    expect(reached).toEqual([]);
  });

  it('saves normalised values and opens the next step', async () => {
    const saved: unknown[] = [];
    const { reached } = open(filled, (input) => {
      saved.push(input);
      return order();
    });
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
    expect(saved).toEqual([{ input: expect.objectContaining({ customerType: 'Private', shipping: null, contact: expect.objectContaining({ phone: '0612345678' }) }) }]);
  });

  it('saves without a phone number', async () => {
    const saved: unknown[] = [];
    const { reached } = open({ ...filled, contact: { ...filled.contact, phone: ' ' } }, (input) => {
      saved.push(input);
      return order();
    });
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
    expect(saved).toEqual([{ input: expect.objectContaining({ contact: { ...filled.contact, phone: undefined } }) }]);
  });

  it('shows server errors at their fields, and the others above the button', async () => {
    const { reached } = open(filled, refusal);
    await proceed();
    await waitFor(() => expect(errorOf('Postcode')).toContain('Deze postcode kennen wij niet.'));
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    expect(screen.getByText('Er zijn geen producten.')).toBeTruthy();
    expect(reached).toEqual([]);
  });

  it('stores typed values in the tab', async () => {
    open(filled, () => order());
    await act(async () => void fireEvent.input(screen.getByLabelText('Plaats'), { target: { value: 'Utrecht' } }));
    expect(restoredValues(window.sessionStorage.getItem('checkout.details'), blankValues('nl')).billing.city).toBe('Utrecht');
  });
});

describe('the address in the details form', () => {
  beforeEach(() => window.sessionStorage.clear());
  const asks = (suggestion: object | null, errors: object[] = []): Answers => ({
    'checks.address': () => ({ decision: errors.length ? 'FIX' : suggestion ? 'CONFIRM' : 'ACCEPT', suggestion, errors }),
  });
  const suggested = { street: 'Keizersgracht', houseNumber: '12', postcode: '1015 CX', city: 'Amsterdam-Centrum', country: 'nl' };

  it('has to be confirmed when the check suggests another spelling, and is replaced when the shopper chooses so', async () => {
    const { reached } = open(filled, () => order(), asks(suggested));
    await proceed();
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'Klopt dit adres?' }));
    expect(reached).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Voorstel gebruiken' })));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Plaats')));
    expect(screen.getByLabelText<HTMLInputElement>('Plaats').value).toBe('Amsterdam-Centrum');
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
  });

  it('needs no confirmation when only the postcode format differs', async () => {
    const { reached } = open({ ...filled, billing: { ...filled.billing, postcode: '1015cx' } }, () => order(), asks({ ...suggested, city: 'Amsterdam' }));
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
  });

  it('continues after one click while leaving the field reformats the postcode', async () => {
    const { reached } = open({ ...filled, billing: { ...filled.billing, postcode: '1015cx' } }, () => order(), asks({ ...suggested, city: 'Amsterdam' }));
    await act(async () => {
      fireEvent.blur(screen.getByLabelText('Postcode'));
      fireEvent.click(screen.getByRole('button', { name: 'Verder naar bezorging' }));
    });
    await waitFor(() => expect(reached).toEqual([1]));
  });

  it('shows an error of the address check at its field', async () => {
    const { reached } = open(filled, () => order(), asks(null, [{ field: 'houseNumber', code: 'yup.errors.string.matches', message: 'Dit nummer is er niet.' }]));
    await proceed();
    expect(errorOf('Huisnummer')).toContain('Dit nummer is er niet.');
    expect(reached).toEqual([]);
  });

  it('is accepted when the check is not available', async () => {
    const { reached } = open(filled, () => order());
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
  });

  it('shows the postcode in the format of its country', async () => {
    open({ ...filled, billing: { ...filled.billing, postcode: '' } }, () => order());
    await type('Postcode', 'nl-1015cx');
    await leave('Postcode');
    expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('1015 CX');
  });

  it('gets street and city from postcode and house number', async () => {
    const blank = { ...filled, billing: { ...filled.billing, street: '', city: '' } };
    open(blank, () => order(), asks({ ...suggested, city: 'Amsterdam' }));
    await leave('Huisnummer');
    await screen.findByText('Gevonden bij deze postcode: Keizersgracht, Amsterdam.');
    expect([screen.getByLabelText<HTMLInputElement>('Straat').value, screen.getByLabelText<HTMLInputElement>('Plaats').value]).toEqual(['Keizersgracht', 'Amsterdam']);
  });

  it('has to be confirmed when the house number is also in the street', async () => {
    const { reached } = open({ ...filled, billing: { ...filled.billing, street: 'Keizersgracht 12' } }, () => order(), asks({ ...suggested, city: 'Amsterdam' }));
    await proceed();
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'Klopt dit adres?' }));
    expect(reached).toEqual([]);
  });

  it('still shows a filled field that the new country does not have', async () => {
    open({ ...filled, billing: { ...filled.billing, addition: '2hg' } }, () => order());
    await act(async () => void fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'de' } }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Toevoeging/).value).toBe('2hg');
  });

  it('moves the addition of a house number to its own field', async () => {
    open(filled, () => order());
    await type('Huisnummer', '12-2hg');
    await leave('Huisnummer');
    expect([screen.getByLabelText<HTMLInputElement>('Huisnummer').value, screen.getByLabelText<HTMLInputElement>(/^Toevoeging/).value]).toEqual(['12', '2hg']);
  });
});

describe('the VAT number in the details form', () => {
  beforeEach(() => window.sessionStorage.clear());
  const business: DetailsValues = { ...filled, customerType: 'Business', company: 'Stillewerk' };
  const label = /^Btw-nummer/;
  const write = (number: string) =>
    advanceAfter(1000, async () => {
      await type(label, number);
      await leave(label);
    });
  const verdict = (status: string, name: string | null = null) => ({ status, name, checkedAt: '2026-01-01T00:00:00Z' });

  it('shows the registered name when it is valid', async () => {
    open(business, () => order(), { 'checks.vatNumber': () => verdict('valid', 'STILLEWERK BV') });
    await write('NL004495445B01');
    expect(await screen.findByText('Dit btw-nummer is geldig en staat op naam van STILLEWERK BV.')).toBeTruthy();
  });

  it('stops the order only when the register rejects it', async () => {
    const { reached } = open(business, () => order(), { 'checks.vatNumber': () => verdict('invalid') });
    await write('NL004495445B02');
    await waitFor(() => expect(errorOf('Btw-nummeroptioneel').join()).toContain('staat niet in het Europese btw-register'));
    await proceed();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(reached).toEqual([]);
    await write('');
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
  });

  it('lets the order continue with VAT when it cannot be checked', async () => {
    const { reached } = open(business, () => order());
    await write('NL004495445B01');
    expect(await screen.findByText(/Wij berekenen dan btw/)).toBeTruthy();
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
  });

  it('ignores a late response about a previous number', async () => {
    const late: ((answer: unknown) => void)[] = [];
    open(business, () => order(), {
      'checks.vatNumber': (input) => (JSON.stringify(input).includes('B01') ? new Promise((answer) => late.push(answer)) : verdict('valid', 'TWEEDE')),
    });
    await write('NL004495445B01');
    await waitFor(() => expect(late.length).toBe(1));
    await write('NL004495445B02');
    expect(await screen.findByText(/TWEEDE/)).toBeTruthy();
    await act(async () => late[0]?.(verdict('valid', 'EERSTE')));
    expect(screen.queryByText(/EERSTE/)).toBeNull();
  });
});

describe('the reverse charge', () => {
  const details: NonNullable<Order['details']> = {
    customerType: 'Business',
    contact: filled.contact,
    company: 'Stillewerk',
    vatNumber: 'DE136695976',
    billing: filled.billing,
    shipping: null,
  };
  const owed = (): Order => {
    const placed = order({ details });
    return { ...placed, totals: { ...placed.totals, isReverseCharge: true } };
  };
  const show = (children: ReactNode) =>
    renderInApp(<StepsProvider value={{ current: 'details', hasMoved: false, goTo: async () => undefined }}>{children}</StepsProvider>, {
      namespaces: ['checkout', 'cart', 'form', 'yup'],
    });

  it('is explained beside the totals', () => {
    show(<OrderSummary order={owed()} />);
    expect(screen.getByText(/Daarom verleggen wij de btw naar u. U geeft de btw zelf aan/)).toBeTruthy();
  });

  it('is explained in the form only for the number of the order', async () => {
    show(<DetailsForm initial={{ ...filled, customerType: 'Business', company: 'Stillewerk', vatNumber: 'DE136695976' }} order={owed()} customer={null} />);
    expect(screen.getByText('Btw verlegd')).toBeTruthy();
    await type(/^Btw-nummer/, 'NL004495445B01');
    expect(screen.queryByText('Btw verlegd')).toBeNull();
  });
});

describe('the account that is made with the order', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is registered after the details are saved, and its failure does not stop the checkout', async () => {
    const requested: unknown[] = [];
    const refuse = (input: unknown) => {
      requested.push(input);
      throw new TRPCClientError('No answer');
    };
    const { reached } = open({ ...filled, wantsAccount: true, password: 'Stille-kamer1!' }, () => order(), { 'auth.register': refuse });
    await proceed();
    await waitFor(() => expect(reached).toEqual([1]));
    expect(requested).toEqual([expect.objectContaining({ input: expect.objectContaining({ email: 'noor@voorbeeld.nl', password: 'Stille-kamer1!' }) })]);
    expect(window.sessionStorage.getItem('checkout.accountFor')).toBe('');
  });

  it('has the same password rule as every account', async () => {
    const { reached } = open({ ...filled, wantsAccount: true, password: 'zwak' }, () => order());
    await proceed();
    expect(document.activeElement).toBe(screen.getByLabelText('Kies een wachtwoord'));
    expect(reached).toEqual([]);
  });
});

describe('the values of the details form', () => {
  it('ignore stored values that are not valid', () => {
    expect(restoredValues('{"contact":5,"note":3}', filled)).toEqual(filled);
    expect(restoredValues('{', filled)).toEqual(filled);
  });

  it('contain no company for a private customer and no unused address when sent', () => {
    expect(detailsInput({ ...filled, company: 'Stil bv' })).not.toHaveProperty('company');
    expect(detailsInput(filled).shipping).toBeNull();
  });
});
