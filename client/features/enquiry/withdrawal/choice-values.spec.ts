import { ChoiceForm, choiceValuesOf } from './choice-values.js';

const lines = [
  { id: 'panel', left: 1200 },
  { id: 'baffle', left: 1 },
];
const none = new URLSearchParams();
const rejected = (fields: [string, string][]) => choiceValuesOf(lines, new URLSearchParams([['problem', 'VALIDATION'], ...fields])).values;
const typed = (text: string) =>
  rejected([
    ['lines', 'panel'],
    ['quantities.line-panel', text],
  ]);

describe('the lines to withdraw from', () => {
  it('are all lines with all their pieces at first', () => {
    const { values } = choiceValuesOf(lines, none);
    expect(ChoiceForm.parse(values).lines).toEqual(lines.map(({ id, left }) => ({ id, quantity: left })));
  });

  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['1.200', 1200],
    ['1 200', 1200],
    ['2,0', 2],
  ])('have %j pieces: %i', (text, quantity) => {
    expect(ChoiceForm.parse(typed(text)).lines).toEqual([{ id: 'panel', quantity }]);
  });

  it.each(['', '0', '-1', '1.5', '1,5', '1201', 'twee', '1e2'])('cannot have %j pieces, which is an error of their field', (text) => {
    expect(ChoiceForm.safeParse(typed(text)).error?.issues.map(({ path }) => path)).toEqual([['quantities', 'line-panel']]);
  });

  it('keep what was typed in a rejected form, also of lines that are not ticked', () => {
    const values = rejected([
      ['lines', 'baffle'],
      ['lines', 'of-another-order'],
      ['quantities.line-panel', 'twee'],
      ['reason', 'Te groot.'],
    ]);
    expect(values).toMatchObject({ lines: ['baffle'], quantities: { 'line-panel': 'twee', 'line-baffle': '1' }, reason: 'Te groot.' });
    expect(ChoiceForm.safeParse(values).success).toBe(true);
  });

  it('must be at least one', () => {
    expect(ChoiceForm.safeParse(rejected([['quantities.line-panel', '1']])).error?.issues.map(({ path }) => path)).toEqual([['lines']]);
  });
});
