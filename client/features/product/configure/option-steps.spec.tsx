import { cleanup, screen } from '@testing-library/react';
import type { Choice } from '../../../../src/contract/configuration.js';
import { configurationOption as option, optionValue as value } from '../../../../test/factories/configuration-option.js';
import { price } from '../../../../test/factories/order.js';
import { renderInApp } from '../../../../test/support/in-app.js';
import { OptionSteps } from './option-steps.js';

afterEach(cleanup);

const surcharge = { per: 'piece' as const, percent: null, price: price(600) };
const options = [
  option({ id: 'cable', kind: 'Checkbox', label: 'Kabelopening', surcharge }),
  option({ id: 'clamps', kind: 'Number', label: 'Klemmen', surcharge }),
  option({ id: 'edge', label: 'Rand', values: [value('bevelled', 'Schuin', { surcharge })] }),
];
const lineOf = (name: string) => screen.getByText(name).closest('summary')!.textContent.replaceAll('\u00a0', ' ');

describe('the line of a folded step', () => {
  it.each<[string, string, Choice, string]>([
    ['a ticked box', 'cable', true, 'KabelopeningJa+ € 6,00'],
    ['a box that is not ticked', 'cable', false, 'KabelopeningGeen'],
    ['a number', 'clamps', 2, 'Klemmen2+ € 6,00 per stuk'],
    ['no pieces', 'clamps', 0, 'KlemmenGeen'],
    ['a value', 'edge', 'bevelled', 'RandSchuin+ € 6,00'],
    ['no value', 'edge', null, 'RandGeen'],
  ])('of %s states what the choice adds, and nothing for what is not chosen', (_name, id, choice, text) => {
    renderInApp(
      <OptionSteps options={options} choiceOf={(one) => (one.id === id ? choice : null)} isCurrent>
        {() => null}
      </OptionSteps>,
      { namespaces: ['product'] },
    );
    expect(lineOf(options.find((one) => one.id === id)!.label)).toBe(text);
  });
});
