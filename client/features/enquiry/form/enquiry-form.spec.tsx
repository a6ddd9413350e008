import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '../../../../test/support/in-app.js';
import type { FormContext } from './enquiry-values.js';
import { EnquiryForm, type Sent } from './enquiry-form.js';

const offered = {
  kind: 'callBack',
  timeZone: 'Europe/Amsterdam',
  today: '2026-11-21',
  days: [
    { day: '2026-11-23', times: ['08:30', '09:00'] },
    { day: '2026-11-24', times: ['09:00', '10:00'] },
  ],
  closed: [
    { day: '2026-11-25', reason: 'full', name: null },
    { day: '2026-11-28', reason: 'weekend', name: null },
    { day: '2026-11-29', reason: 'weekend', name: null },
  ],
};

let sent: { input: Record<string, unknown>; idempotencyKey: string }[];
let reported: Sent[];
const show = (given: FormContext = {}, send: () => unknown = () => ({}), kind: 'contact' | 'quotation' = 'contact') => {
  const answers = {
    'content.links': () => ({}),
    'enquiries.appointments': () => offered,
    'enquiries.send': (call: unknown) => {
      sent.push(call as (typeof sent)[number]);
      return send();
    },
  };
  renderInApp(<EnquiryForm kind={kind} given={given} action="Versturen" onSent={(what) => reported.push(what)} />, {
    namespaces: ['form', 'yup', 'apiErrors', 'routes'],
    answers,
  });
};
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type(/^Naam/, 'Ada Vos');
  type(/^E-mailadres/, 'ada@example.nl');
};
const agreeAndSend = () => {
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
};

describe('a form for an enquiry', () => {
  // The form loads its schema at the first input; here it is loaded before.
  beforeAll(() => import('../../../../src/contract/enquiry.js'));
  beforeEach(() => {
    sent = [];
    reported = [];
    window.sessionStorage.clear();
  });

  it('shows missing values at their fields, and focuses the first', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
    expect(screen.getByRole('textbox', { name: /^Naam/ }).getAttribute('aria-describedby')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows a quantity that is no whole number at its field, in words about it', async () => {
    show({}, undefined, 'quotation');
    fill();
    type(/^Uw bericht/, 'Graag een offerte.');
    type(/^Aantal/, '1,5');
    agreeAndSend();
    const field = screen.getByRole('textbox', { name: /^Aantal/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('Vul een heel aantal in, bijvoorbeeld 12.');
    expect(sent).toEqual([]);
  });

  it('is sent once, with the time of opening and without an empty honeypot field', async () => {
    show({ hasOrderField: true });
    fill();
    type(/^Bestelnummer/, 'ENC-1');
    type(/^Uw bericht/, 'Het galmt.');
    agreeAndSend();
    fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.input).toMatchObject({ kind: 'contact', name: 'Ada Vos', message: 'Bestelnummer: ENC-1\nHet galmt.', consent: true });
    expect(sent[0]!.input).not.toHaveProperty('website');
    expect(sent[0]!.input).not.toHaveProperty('orderNumber');
    expect(new Date(String(sent[0]!.input['openedAt'])).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the typed values and the idempotency key when it is sent again after a missing response', async () => {
    let answers = 0;
    show({}, () => {
      answers += 1;
      return answers === 1 ? Promise.reject(new Error('no line')) : {};
    });
    fill();
    type(/^Uw bericht/, 'Het galmt.');
    agreeAndSend();
    await screen.findByText('Geen verbinding met de winkel');
    fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  });

  it('keeps typed values, but not consent, over a reload until it is sent', async () => {
    show();
    fill();
    fireEvent.click(screen.getByRole('checkbox'));
    cleanup();
    show();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Ada Vos');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    type(/^Uw bericht/, 'Het galmt.');
    agreeAndSend();
    await waitFor(() => expect(reported).toHaveLength(1));
    cleanup();
    show();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('');
  });

  it('hides its honeypot field from screen readers and keyboard', () => {
    show();
    const trap = document.querySelector<HTMLInputElement>('[name=website]')!;
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden]')?.getAttribute('aria-hidden')]).toEqual([-1, 'off', 'true']);
    expect(screen.queryByRole('textbox', { name: /leeg/ })).toBeNull();
  });

  it('offers the free days of an appointment and the times of the chosen day', async () => {
    show({ appointment: 'callBack' });
    const times = async () =>
      within(await screen.findByRole('group', { name: /^Kies een tijd/ }))
        .getAllByRole('radio')
        .map((one) => one.getAttribute('value'));
    expect(await times()).toEqual(['08:30', '09:00']);
    fireEvent.click(screen.getByRole('radio', { name: /24 november/ }));
    expect(await times()).toEqual(['09:00', '10:00']);
    fill();
    type(/^Telefoonnummer/, '+31 20 555 0100');
    type(/^Waarover wilt u/, 'Een vergaderzaal.');
    agreeAndSend();
    await screen.findByText('Kies een dag en een tijd.');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('appointmentTime'));
    fireEvent.click(screen.getByRole('radio', { name: '10:00' }));
    expect(screen.getByText('dinsdag 24 november om 10:00 uur')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(reported).toEqual([{ email: 'ada@example.nl', appointment: 'callBack', day: '2026-11-24', time: '10:00' }]));
  });
});
