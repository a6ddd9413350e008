import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Choice, ConfigurationOption } from '../../../src/contract/configuration.js';
import { configurationOption, optionValue as value } from '../../../test/factories/configuration-option.js';
import { price } from '../../../test/factories/order.js';
import { TextStore } from '../../core/text-store.js';
import { TextsProvider } from '../../core/texts.js';
import { AppProvider } from '../../core/app-context.js';
import type { Tree } from '../../core/messages.js';
import { CheckboxOption } from './checkbox-option.js';
import { ColorPickerOption } from './color-option.js';
import { DimensionsOption } from './dimensions-option.js';
import type { OptionControl } from './option-control.js';
import { RadioColorOption, RadioOption, RadioWithImageOption, RadioWithImageSmallOption } from './radio-options.js';
import { GreenRemark, OrangeRemark, RedRemark } from './remark-options.js';
import { DropDownOption, NumberOption, TextAreaOption } from './text-options.js';

const textsOf = (namespace: string) => JSON.parse(readFileSync(`locales/nl-NL/${namespace}.json`, 'utf8')) as Tree;
const textStore = new TextStore('nl-NL', { global: textsOf('global'), product: textsOf('product') });

const perPiece = (amount: number) => ({ per: 'piece' as const, percent: null, price: price(amount) });
const option = (more: Partial<ConfigurationOption>) => configurationOption({ help: 'Hoe het hangt.', isRequired: true, ...more });
const fault = { level: 'red' as const, text: 'Maak een keuze.' };

/** Renders a control that stores its choice. @returns `reported`: the choices in order; `answer`: sets other messages of the server */
const show = (Control: ComponentType<OptionControl>, facts: Partial<ConfigurationOption>, more: { first?: Choice; isAsked?: boolean } = {}) => {
  const reported: Choice[] = [];
  const Kept = ({ messages = facts.messages ?? [] }: { messages?: ConfigurationOption['messages'] }) => {
    const [choice, setChoice] = useState<Choice>(more.first ?? null);
    const change = (next: Choice) => {
      reported.push(next);
      setChoice(next);
    };
    return <Control option={option({ ...facts, messages })} choice={choice} onChange={change} isAsked={more.isAsked ?? false} />;
  };
  const tree = (kept: ReactNode) => (
    <AppProvider locale="nl-NL" vat="incl">
      <TextsProvider store={textStore}>
        <form aria-label="vorm">{kept}</form>
      </TextsProvider>
    </AppProvider>
  );
  const { container, rerender } = render(tree(<Kept />));
  const answer = (messages: ConfigurationOption['messages']) => rerender(tree(<Kept messages={messages} />));
  return { told: reported, container, answer, fields: () => [...new FormData(screen.getByRole('form'))] };
};
const describedBy = (element: HTMLElement) => (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

afterEach(cleanup);

describe('values of an option', () => {
  const values = [
    value('plugs', 'Pluggen'),
    value('magnets', 'Magneten', { surcharge: perPiece(950) }),
    value('glue', 'Lijm', { isAllowed: false, condition: 'Alleen bij Rand: Recht' }),
  ];

  it.each([
    ['Radio', RadioOption],
    ['RadioWithImage', RadioWithImageOption],
    ['RadioWithImageSmall', RadioWithImageSmallOption],
  ] as const)('of %s are radio buttons with name, surcharge, and reason if not available', (kind, Control) => {
    const { told, fields } = show(Control, { kind, values }, { first: 'plugs' });
    const group = within(screen.getByRole('radiogroup', { name: /^Bevestiging/ }));
    expect(group.getByRole('radio', { name: /Pluggen.*zonder meerprijs/ })).toHaveProperty('checked', true);
    const glue = group.getByRole('radio', { name: /Lijm.*Alleen bij Rand: Recht/ });
    expect(glue).toHaveProperty('disabled', true);
    fireEvent.click(group.getByRole('radio', { name: /Magneten.*€.9,50/ }));
    expect(told).toEqual(['magnets']);
    expect(fields()).toEqual([['o.fixing', 'magnets']]);
  });

  it('that cost less say so with a minus sign, in percent too', () => {
    const percent = (share: number) => ({ per: 'percent' as const, percent: share, price: null });
    show(RadioOption, { values: [value('lines', 'Lijnen', { surcharge: percent(-10) }), value('waves', 'Golven', { surcharge: percent(10) })] });
    expect(screen.getByRole('radio', { name: /Lijnen/ }).closest('label')!.textContent).toBe('Lijnen− 10%');
    expect(screen.getByRole('radio', { name: /Golven/ }).closest('label')!.textContent).toBe('Golven+ 10%');
  });

  it('include "none" for an optional choice', () => {
    const { told } = show(RadioOption, { values, isRequired: false }, { first: 'plugs' });
    fireEvent.click(screen.getByRole('radio', { name: 'Geen' }));
    expect(told).toEqual([null]);
  });

  it('that conflict with other choices stay selected until another is chosen, with an error', () => {
    show(RadioOption, { values, messages: [{ level: 'red', text: 'Deze keuze is niet mogelijk in combinatie met uw andere keuzes.' }] }, { first: 'glue' });
    expect(screen.getByRole('radio', { name: /Lijm/ })).toMatchObject({ checked: true, disabled: false });
    expect(describedBy(screen.getByRole('radiogroup'))).toEqual(['Hoe het hangt.', 'Deze keuze is niet mogelijk in combinatie met uw andere keuzes.']);
  });

  it('show their pictures', () => {
    const picture = { file: 'products/a.webp', width: 100, height: 100, alt: 'Een plooi', placeholder: null };
    const { container } = show(RadioWithImageOption, { kind: 'RadioWithImage', values: [value('pleat', 'Plooi', { picture })] });
    expect(container.querySelector('img')?.getAttribute('src')).toContain('products/a-800.webp');
  });

  it('that are colours show name and surcharge of the selected one', () => {
    const colours = [value('oak', 'Eiken', { hex: '#c8a26b', surcharge: perPiece(1900) }), value('white', 'Wit', { hex: '#ffffff' })];
    const { told } = show(RadioColorOption, { kind: 'RadioColor', label: 'Lijst', values: colours }, { first: 'white' });
    fireEvent.click(screen.getByRole('radio', { name: /^Eiken, .*€.19,00/ }));
    expect(told).toEqual(['oak']);
    expect(screen.getByRole('radiogroup', { name: /Lijst.*Eiken.*€.19,00/ })).toBeTruthy();
  });

  it('in a select show why they are not available', () => {
    const { told } = show(DropDownOption, { kind: 'DropDown', values }, { first: 'plugs' });
    const list = screen.getByRole('combobox', { name: /Bevestiging/ });
    expect(within(list).getByRole('option', { name: 'Lijm (Alleen bij Rand: Recht)' })).toHaveProperty('disabled', true);
    fireEvent.change(list, { target: { value: 'magnets' } });
    expect(told).toEqual(['magnets']);
  });
});

describe('typed values', () => {
  it('that are numbers have bounds and a unit; empty means none', () => {
    const { told } = show(NumberOption, { kind: 'Number', label: 'Snoer', range: { min: 50, max: 500, step: 10, unit: 'cm' } }, { first: 200 });
    const field = screen.getByRole('spinbutton', { name: /Snoer.*50–500\u00a0cm/ });
    expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual(['50', '500']);
    for (const typed of ['250', '2,6 m', '']) fireEvent.change(field, { target: { value: typed } });
    expect(told).toEqual([250, 260, null]);
  });

  it('that are texts show the number of remaining characters', () => {
    const { told } = show(TextAreaOption, { kind: 'TextArea', label: 'Opmerking', maximumLength: 20, isRequired: false });
    fireEvent.change(screen.getByRole('textbox', { name: /Opmerking/ }), { target: { value: 'Bel even' } });
    expect(told).toEqual(['Bel even']);
    expect(screen.getByText('Nog 12 tekens')).toBeTruthy();
  });

  it('that are colour codes are reported only when they are valid', () => {
    const { told } = show(ColorPickerOption, { kind: 'ColorPicker', label: 'Stiksel' });
    const code = screen.getByRole('textbox', { name: 'Kleurcode' });
    fireEvent.change(code, { target: { value: '#1F6' } });
    expect(told).toEqual([]);
    fireEvent.blur(code);
    expect(describedBy(code).at(-1)).toContain('#1f6b5c');
    fireEvent.change(code, { target: { value: '#1F6B5C' } });
    expect(told).toEqual(['#1f6b5c']);
    fireEvent.change(screen.getByLabelText('Kleur kiezen'), { target: { value: '#aa0000' } });
    expect(told).toEqual(['#1f6b5c', '#aa0000']);
  });
});

describe('a checkbox', () => {
  it('shows its surcharge, and sends "no" as well as "yes"', () => {
    const { told, fields } = show(CheckboxOption, { kind: 'Checkbox', label: 'Voorboren', surcharge: perPiece(750) });
    expect(fields()).toEqual([['b.fixing', '0']]);
    const box = screen.getByRole('checkbox', { name: /Voorboren.*€.7,50/ });
    fireEvent.click(box);
    expect(told).toEqual([true]);
    expect(fields().at(-1)).toEqual(['b.fixing', '1']);
    expect(describedBy(box)).toEqual(['Hoe het hangt.']);
  });
});

describe('dimensions', () => {
  const range = { min: 300, max: 2700, step: 10 };
  const facts = { kind: 'Dimensions' as const, id: 'size', label: 'Maat', dimensions: { width: range, height: { ...range, max: 1200 }, scale: null } };
  const drawing = (container: HTMLElement) => container.querySelector('form svg[viewBox]:not([viewBox="0 0 20 20"])');
  const figures = (container: HTMLElement) => [...(drawing(container)?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);

  it('are two sides in millimetres; one side alone is reported as incomplete', () => {
    const { told } = show(DimensionsOption, facts);
    fireEvent.change(screen.getByRole('spinbutton', { name: /breedte/ }), { target: { value: '900' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: /hoogte/ }), { target: { value: '600' } });
    expect(told).toEqual([
      { width: 900, height: 0 },
      { width: 900, height: 600 },
    ]);
    for (const name of [/breedte/, /hoogte/]) fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value: '' } });
    expect(told.at(-1)).toBeNull();
  });

  it('can be typed with units and thousands; a text without a size is an error at its field, in words about it', () => {
    const { told } = show(DimensionsOption, facts, { first: { width: 900, height: 600 } });
    const width = screen.getByRole<HTMLInputElement>('spinbutton', { name: /breedte/ });
    for (const typed of ['1.200', '90 cm', '90,5']) fireEvent.change(width, { target: { value: typed } });
    expect(told).toEqual([
      { width: 1200, height: 600 },
      { width: 900, height: 600 },
      { width: 0, height: 600 },
    ]);
    expect(width.value).toBe('90,5');
    expect(describedBy(width).at(-1)).toBe('Vul hele millimeters in, bijvoorbeeld 905.');
  });

  it.each([
    ['a width that is too small', { width: 9, height: 600 }, ['width']],
    ['a width between two steps', { width: 905, height: 600 }, ['width']],
    ['a height that is too large', { width: 900, height: 1210 }, ['height']],
    ['a missing height', { width: 900, height: 0 }, ['height']],
    ['two wrong sides', { width: 9, height: 9 }, ['width', 'height']],
  ])('mark only the wrong field, with its error, for %s', (_, first, wrong) => {
    const { container } = show(DimensionsOption, { ...facts, messages: [fault] }, { first, isAsked: true });
    const fields = { width: screen.getByRole('spinbutton', { name: /breedte/ }), height: screen.getByRole('spinbutton', { name: /hoogte/ }) };
    const marked = Object.entries(fields).filter(([, field]) => field.getAttribute('aria-invalid') === 'true');
    expect(marked.map(([side]) => side)).toEqual(wrong);
    for (const [, field] of marked) {
      expect(describedBy(field).at(-1)).toMatch(/^Vul 300 tot en met (?:2700|1200)\u00a0mm in/);
      expect(field.closest('div')!.querySelector('[data-error]')?.textContent).toBe(describedBy(field).at(-1));
    }
    expect(container.textContent).not.toContain(fault.text);
  });

  it('are drawn to scale; lines and figures change with the numbers', () => {
    const { container } = show(DimensionsOption, facts, { first: { width: 900, height: 600 } });
    const piece = () => drawing(container)!.querySelector('rect')!;
    const ratio = () => Number(piece().getAttribute('width')) / Number(piece().getAttribute('height'));
    expect(figures(container)).toEqual(['900', '600']);
    expect(ratio()).toBeCloseTo(1.5, 5);
    fireEvent.change(screen.getByRole('spinbutton', { name: /breedte/ }), { target: { value: '1800' } });
    expect(figures(container)).toEqual(['1800', '600']);
    expect(ratio()).toBeCloseTo(3, 5);
  });

  it('have a scale if the option has one', () => {
    const { told } = show(
      DimensionsOption,
      { ...facts, dimensions: { ...facts.dimensions, scale: { min: 0.5, max: 2, step: 0.25 } } },
      { first: { width: 900, height: 600, scale: 1 } },
    );
    fireEvent.change(screen.getByRole('spinbutton', { name: /schaal/ }), { target: { value: '1.5' } });
    expect(told).toEqual([{ width: 900, height: 600, scale: 1.5 }]);
  });
});

describe('a remark', () => {
  it.each([
    ['green', GreenRemark, 'status', 'Goed om te weten:'],
    ['orange', OrangeRemark, 'status', 'Let op:'],
    ['red', RedRemark, 'alert', 'Niet mogelijk:'],
  ] as const)('that is %s says so in words', (_level, Control, role, word) => {
    show(Control, { label: 'Te zwaar voor magneten.' });
    expect(screen.getByRole(role).textContent).toBe(`${word} Te zwaar voor magneten.`);
  });
});

describe('a missing choice', () => {
  const missing = { values: [value('plugs', 'Pluggen')], messages: [fault] };

  it('is shown after the shopper has left the option', () => {
    show(DropDownOption, { ...missing, kind: 'DropDown' });
    const list = screen.getByRole('combobox');
    expect(screen.getByText('verplicht')).toBeTruthy();
    fireEvent.focus(list);
    expect(screen.queryByText(fault.text)).toBeNull();
    fireEvent.blur(list);
    expect(describedBy(list)).toEqual(['Hoe het hangt.', fault.text]);
    expect(list.getAttribute('aria-invalid')).toBe('true');
  });

  it('is shown while it is corrected, but not while a valid value is edited', () => {
    const range = { min: 0, max: 6, step: 1, unit: null };
    const { answer } = show(NumberOption, { kind: 'Number', range }, { first: 4 });
    const box = screen.getByRole('spinbutton');
    const remark = { level: 'orange' as const, text: 'De prijs is van 4 klemmen.' };
    fireEvent.focus(box);
    answer([fault, remark]);
    expect(describedBy(box)).toEqual(['Hoe het hangt.', remark.text]);
    fireEvent.blur(box);
    fireEvent.focus(box);
    expect(describedBy(box)).toEqual(['Hoe het hangt.', fault.text, remark.text]);
  });

  it('is shown when the shopper tries to continue', () => {
    show(RadioOption, missing, { isAsked: true });
    expect(describedBy(screen.getByRole('radiogroup'))).toContain(fault.text);
  });
});
