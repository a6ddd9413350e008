import { useTexts } from '../../core/texts.js';
import { OptionFrame } from './option-frame.js';
import type { OptionControl } from './option-control.js';

/** A file of the shopper's own. */
export const FileOption = (control: OptionControl) => {
  const t = useTexts('product');
  return <OptionFrame {...control}>{({ id }) => <p id={id}>{t('configure.needsScript')}</p>}</OptionFrame>;
};
