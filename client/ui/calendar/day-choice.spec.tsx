import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { shippingOption } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { DayChoice } from './day-choice.js';

const words = {
  title: 'Kies een dag',
  first: 'eerste',
  firstDay: 'eerste mogelijke dag',
  tooEarly: { reason: 'uw bestelling is dan nog niet klaar', note: (day: string) => `Vóór ${day} lukt niet.` },
};
const Chooser = () => {
  const [day, setDay] = useState('2026-12-24');
  return <DayChoice offered={shippingOption()} words={words} chosen={day} onChoose={setDay} />;
};
const show = () => renderInApp(<Chooser />, { namespaces: ['form'] });

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.querySelector('span')?.textContent;
const chosen = () => screen.getAllByRole('radio', { checked: true }).map((one) => one.getAttribute('value'));

describe('the choice of a day', () => {
  it('shows a whole week with holidays and the current day', () => {
    show();
    expect(screen.getAllByRole('cell')).toHaveLength(7);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']);
    const holiday = screen.getByRole('cell', { name: 'vrijdag 25 december: Kerstmis, feestdag' });
    expect(holiday.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('cell', { name: /dinsdag 22 december: uw bestelling is dan nog niet klaar/ }).getAttribute('aria-current')).toBe('date');
    expect(screen.getByText(/Vóór woensdag 23 december lukt niet/)).toBeTruthy();
  });

  it('is one stop for Tab: the chosen day', () => {
    show();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(radio(/24 december/).tabIndex).toBe(0);
  });

  it('moves by arrows, Home and End, also to closed days, without selecting', () => {
    show();
    radio(/24 december/).focus();
    press('ArrowRight');
    expect(focused()).toMatch(/^vrijdag 25 december/);
    press('Enter');
    press('End');
    expect(focused()).toMatch(/^zondag 27 december/);
    press('ArrowRight');
    expect(focused()).toBe('maandag 28 december');
    press('ArrowLeft');
    press('Home');
    expect(focused()).toMatch(/^maandag 21 december/);
    press('PageUp');
    expect(focused()).toMatch(/^maandag 21 december/);
    press('PageDown');
    expect(focused()).toMatch(/^zondag 3 januari/);
    press('ArrowUp');
    press('ArrowUp');
    expect(chosen()).toContain('2026-12-24');
  });

  it('selects an open day with Enter', () => {
    show();
    radio(/24 december/).focus();
    press('ArrowDown');
    press('Enter');
    expect(chosen()).toContain('2026-12-31');
  });

  it('moves to the next week, until the last one', () => {
    show();
    const next = screen.getByRole('button', { name: 'Volgende week' });
    fireEvent.click(next);
    expect(screen.getByText(/^28 dec/)).toBeTruthy();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(next);
    expect(radio(/28 december/)).toBeTruthy();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('shows a single day in the other view, and why it is closed', () => {
    show();
    fireEvent.click(radio(/^Dag$/));
    expect(screen.queryByRole('grid')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Volgende dag' }));
    expect(within(screen.getByRole('group', { name: 'Kies een dag' })).getByText('Kerstmis, feestdag')).toBeTruthy();
    for (let step = 0; step < 3; step += 1) fireEvent.click(screen.getByRole('button', { name: 'Volgende dag' }));
    fireEvent.click(radio(/28 december/));
    expect(chosen()).toContain('2026-12-28');
  });
});
