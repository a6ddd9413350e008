import { useTexts } from '../../core/texts.js';
import { FileField } from '../form/file-field.js';
import { type OptionControl, optionId } from './option-control.js';
import { OptionBlock } from './option-frame.styles.js';
import { useSurchargeText } from './use-surcharge-text.js';

/** Upload of a file by the shopper. Page namespaces: `form`, `product`. */
export const FileOption = ({ option, choice, onChange, isAsked = false }: OptionControl) => {
  const t = useTexts('product');
  const surchargeText = useSurchargeText();
  const { id, kind, label, help, surcharge, isRequired, accepts, messages } = option;
  const note = surchargeText(surcharge) ?? t(isRequired ? 'options.required' : 'options.optional');
  return (
    <OptionBlock id={optionId(id)} data-kind={kind}>
      <FileField
        label={`${label} · ${note}`}
        help={help ?? undefined}
        error={isAsked ? messages.find(({ level }) => level === 'red')?.text : undefined}
        accepts={accepts}
        value={typeof choice === 'string' ? choice : null}
        onChange={(uploadId) => onChange(uploadId)}
      />
      <noscript>
        <p>{t('configure.needsScript')}</p>
      </noscript>
    </OptionBlock>
  );
};
