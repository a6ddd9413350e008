import { type ComponentType, memo, useState } from 'react';
import type { Choice, ConfigurationOption } from '../../../../src/contract/configuration.js';
import { type ChoiceForm, type OptionKind, optionTable } from '../../../../src/contract/option-kinds.js';
import { afterPaint } from '../../../core/after-paint.js';
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

/** Choices that are made with one tap. */
const isTapped: Partial<Record<ChoiceForm, true>> = { value: true, boolean: true };

/**
 * Control for the kind of an option. Memoised, so that a choice in another option does not render it. A tapped choice is shown at once;
 * the configurator processes it after the paint.
 */
export const OptionInput = memo(({ choose, ...control }: OptionInputProps) => {
  const { option, choice } = control;
  const [known, setKnown] = useState(choice);
  const [shown, setShown] = useState(choice);
  if (known !== choice) {
    setKnown(choice);
    setShown(choice);
  }
  const Control = controls[option.kind];
  if (!isTapped[optionTable[option.kind].choice]) return <Control {...control} onChange={(next) => choose(option, next)} />;
  const onTap = (next: Choice) => {
    setShown(next);
    afterPaint(() => choose(option, next));
  };
  return <Control {...control} choice={shown} onChange={onTap} />;
});
