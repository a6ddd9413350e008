import type { Choices } from '../../contract/configuration.js';
import { ConfigurationModel } from './configuration-model.js';
import { evaluate } from './evaluate.js';

const texts = (text: string) => ({ nl: text, de: text, fr: text, en: text });
const value = (id: string, more: object = {}) => ({ id, label: texts(id), ...more });
const model = ConfigurationModel.parse({
  options: [
    { id: 'size', kind: 'Dimensions', label: texts('size'), required: true, dimensions: { width: { min: 300, max: 2700, step: 10 }, height: { min: 300, max: 1200, step: 10 } } },
    { id: 'fixing', kind: 'Radio', label: texts('fixing'), required: true, default: 'plugs', values: [value('plugs'), value('magnets')] },
    { id: 'plate', kind: 'Radio', label: texts('plate'), required: true, allowedWhen: [{ option: 'fixing', is: ['magnets'] }], values: [value('own'), value('ours')] },
    { id: 'colour', kind: 'DropDown', label: texts('colour'), values: [value('white'), value('black', { allowedWhen: [{ option: 'plate', is: ['ours'] }] })] },
    {
      id: 'heavy',
      kind: 'RedRemark',
      label: texts('heavy'),
      allowedWhen: [
        { option: 'size', longerThan: 1600 },
        { option: 'fixing', is: ['magnets'] },
      ],
    },
  ],
});
const settle = (choices: Choices) => new Map(evaluate(model, choices).map((one) => [one.option.id, one]));
const keysOf = (choices: Choices, id: string) =>
  settle(choices)
    .get(id)!
    .remarks.map(({ key }) => key);

describe('choices against a model', () => {
  it('an option is allowed only when its conditions are met, otherwise its choice is null', () => {
    expect(settle({ fixing: 'magnets', plate: 'ours' }).get('plate')).toMatchObject({ isAllowed: true, choice: 'ours' });
    expect(settle({ fixing: 'plugs', plate: 'ours' }).get('plate')).toMatchObject({ isAllowed: false, choice: null, remarks: [] });
  });

  it('a required option must be chosen only when it is allowed', () => {
    expect(keysOf({ fixing: 'magnets' }, 'plate')).toEqual(['required']);
    expect(keysOf({ fixing: 'plugs' }, 'plate')).toEqual([]);
  });

  it('a value whose condition is not met is listed with that condition', () => {
    expect(settle({ fixing: 'magnets', plate: 'own' }).get('colour')!.unmet).toEqual(new Map([['black', { option: 'plate', is: ['ours'] }]]));
    expect(keysOf({ fixing: 'magnets', plate: 'own', colour: 'black' }, 'colour')).toEqual(['notAllowed']);
  });

  it('a remark is shown only when all its conditions are met', () => {
    const size = { width: 2000, height: 600 };
    expect(settle({ size, fixing: 'magnets' }).get('heavy')!.remarks).toEqual([{ level: 'red' }]);
    expect(settle({ size, fixing: 'plugs' }).get('heavy')!.remarks).toEqual([]);
  });

  it.each([
    [{ width: 200, height: 600 }, ['widthOutOfRange']],
    [{ width: 900, height: 1300 }, ['heightOutOfRange']],
    [{ width: 905, height: 605 }, ['widthOutOfRange', 'heightOutOfRange']],
    [{ width: 900, height: 0 }, ['heightOutOfRange']],
    [{ width: 900, height: 600 }, []],
    [null, ['required']],
  ])('size %j has a remark for each side out of range', (size, keys) => {
    expect(keysOf({ size }, 'size')).toEqual(keys);
  });
});
