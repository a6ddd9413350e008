import { useTexts } from '../../../core/texts.js';
import { Fieldset, TextArea, TextField } from '../../../ui/form/fields.js';
import { AutocompleteField, PhoneField } from '../../../ui/form/autocomplete-field.js';
import { FilesField } from '../../../ui/form/files-field.js';
import { picturedTypes, writtenTypes } from '../../../ui/form/file-rules.js';
import { type EnquiryValues, type FormContext, type FormKind, hasField } from './enquiry-values.js';

/** Maximum number of files. Equals the contract's `enquiryFileLimit`, which is not imported because its module contains schemas. */
const limit = 5;
const accepts = { jobApplication: writtenTypes, others: [...new Set([...picturedTypes, ...writtenTypes])] } as const;

interface EnquiryFieldsProps {
  kind: FormKind;
  given: FormContext;
  onSending(count: number): void;
}

/** Fields of a form of this kind. */
export const EnquiryFields = ({ kind, given, onSending }: EnquiryFieldsProps) => {
  const t = useTexts('form');
  const has = (field: Parameters<typeof hasField>[1]) => hasField(kind, field, given);
  const isJob = kind === 'jobApplication';
  const messageLabels = {
    contact: given.appointment ? t('appointment.topic') : t('message'),
    quotation: t('message'),
    advice: t('advice.message'),
    jobApplication: t('application.motivation'),
  };
  return (
    <Fieldset>
      {has('name') && <AutocompleteField<EnquiryValues> is="name" name="name" span={6} />}
      <AutocompleteField<EnquiryValues> is="email" name="email" span={6} />
      {has('phone') && <PhoneField<EnquiryValues> name="phone" purpose="answer" isOptional={given.appointment !== 'callBack'} {...(!has('company') && { span: 6 })} />}
      {has('company') && <AutocompleteField<EnquiryValues> is="company" name="company" isOptional />}
      {has('quantity') && <TextField<EnquiryValues> name="quantity" label={t('quotation.quantity')} inputMode="numeric" maxLength={20} autoComplete="off" isOptional />}
      {has('deadline') && <TextField<EnquiryValues> name="deadline" label={t('quotation.deadline')} type="date" autoComplete="off" isOptional needsScript />}
      {has('project') && (
        <TextField<EnquiryValues>
          name="project"
          label={t('quotation.project')}
          hint={t('quotation.projectHint')}
          maxLength={120}
          autoComplete="off"
          isOptional
          needsScript
          span={6}
        />
      )}
      {given.hasOrderField && (
        <TextField<EnquiryValues> name="orderNumber" label={t('orderNumber')} hint={t('orderNumberHint')} maxLength={120} autoComplete="off" isOptional needsScript span={6} />
      )}
      {kind !== 'newsletter' && <TextArea<EnquiryValues> name="message" label={messageLabels[kind]} rows={7} span={6} />}
      {has('files') && (
        <FilesField<EnquiryValues>
          name="files"
          label={t(isJob ? 'application.files' : 'enquiry.files')}
          help={t(isJob ? 'application.filesHelp' : 'enquiry.filesHelp', { count: limit })}
          accepts={accepts[isJob ? 'jobApplication' : 'others']}
          limit={limit}
          onSending={onSending}
        />
      )}
    </Fieldset>
  );
};
