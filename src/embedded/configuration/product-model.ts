import type { ConfigurationModel, OptionModel } from './configuration-model.js';

/** A product without options. */
export const emptyModel: ConfigurationModel = { options: [] };

const hasOwnValues = ({ values }: OptionModel): boolean => values.some(({ onlyFor }) => onlyFor);

/** An option with the values for one colour. If the default is not among them, it becomes the first value without a surcharge, else the first one. */
const optionFor = (option: OptionModel, colour: string): OptionModel => {
  if (!hasOwnValues(option)) return option;
  const values = option.values.filter(({ onlyFor }) => onlyFor?.includes(colour) ?? true);
  const hasDefault = option.default === undefined || values.some(({ id }) => id === option.default);
  return { ...option, values, default: hasDefault ? option.default : (values.find(({ surcharge }) => !surcharge) ?? values[0])?.id };
};

/** The model of a product. Colours without own values share the model object of the family. */
export const productModel = ({ configuration, colour }: { configuration: ConfigurationModel | null; colour: string }): ConfigurationModel => {
  const model = configuration ?? emptyModel;
  return model.options.some(hasOwnValues) ? { ...model, options: model.options.map((option) => optionFor(option, colour)) } : model;
};
