import { type ComponentType, memo } from 'react';
import type { Choice, ConfigurationOption } from '../../../../src/contract/configuration.js';
import type { OptionKind } from '../../../../src/contract/option-kinds.js';
import { CheckboxOption } from '../../../ui/options/checkbox-option.js';
import { ColorPickerOption } from '../../../ui/options/color-option.js';
import { DimensionsOption } from '../../../ui/options/dimensions-option.js';
import { FileOption } from '../../../ui/options/file-option.js';
import type { OptionControl } from '../../../ui/options/option-control.js';
import { RadioColorOption, RadioOption, RadioWithImageOption, RadioWithImageSmallOption } from '../../../ui/options/radio-options.js';
import { GreenRemark, OrangeRemark, RedRemark } from '../../../ui/options/remark-options.js';
import { DropDownOption, NumberOption, TextAreaOption } from '../../../ui/options/text-options.js';

const controls: Record<OptionKind, ComponentType<OptionControl>> = {
  Radio: RadioOption,
  RadioWithImage: RadioWithImageOption,
  RadioWithImageSmall: RadioWithImageSmallOption,
  RadioColor: RadioColorOption,
  File: FileOption,
  TextArea: TextAreaOption,
  Number: NumberOption,
  DropDown: DropDownOption,
  ColorPicker: ColorPickerOption,
  Checkbox: CheckboxOption,
  Dimensions: DimensionsOption,
  GreenRemark,
  OrangeRemark,
  RedRemark,
};

interface OptionInputProps extends Omit<OptionControl, 'onChange'> {
  choose(option: ConfigurationOption, choice: Choice): void;
}

/** Control for the kind of an option. Memoised, so that a choice in another option does not render it. */
export const OptionInput = memo(({ choose, ...control }: OptionInputProps) => {
  const { option } = control;
  const Control = controls[option.kind];
  return <Control {...control} onChange={(choice) => choose(option, choice)} />;
});
