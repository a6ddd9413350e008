/** Form of the choice for an option: id of one of its values, `#rrggbb` (colour), id of an upload (file) …; `none`: a remark. */
export type ChoiceForm = 'value' | 'boolean' | 'number' | 'size' | 'colour' | 'text' | 'file' | 'none';

interface OptionFacts {
  choice: ChoiceForm;
  /** Level of a remark. */
  remark?: 'green' | 'orange' | 'red';
}

/** Input kinds of a configuration option (specification, point 3). */
const kinds = {
  Radio: { choice: 'value' },
  RadioWithImage: { choice: 'value' },
  RadioWithImageSmall: { choice: 'value' },
  RadioColor: { choice: 'value' },
  File: { choice: 'file' },
  TextArea: { choice: 'text' },
  Number: { choice: 'number' },
  DropDown: { choice: 'value' },
  ColorPicker: { choice: 'colour' },
  Checkbox: { choice: 'boolean' },
  Dimensions: { choice: 'size' },
  GreenRemark: { choice: 'none', remark: 'green' },
  OrangeRemark: { choice: 'none', remark: 'orange' },
  RedRemark: { choice: 'none', remark: 'red' },
} as const satisfies Record<string, OptionFacts>;
export type OptionKind = keyof typeof kinds;
export const optionTable: Record<OptionKind, OptionFacts> = kinds;
export const optionKinds = Object.keys(kinds) as OptionKind[];

/** Whether the choice for an option is the id of an upload. */
export const isFileOption = ({ kind }: { kind: OptionKind }): boolean => optionTable[kind].choice === 'file';
