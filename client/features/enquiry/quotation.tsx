import { useState } from 'react';
import { useTexts } from '../../core/texts.js';
import { EnquiryForm } from './enquiry-form.js';
import { Received } from './received.js';

export interface QuotationProps {
  productId: string;
  name: string;
  quantity: number;
}

/** Ask what a quantity of a product would cost; product, quantity and a first sentence are filled in. */
const Quotation = ({ productId, name, quantity }: QuotationProps) => {
  const t = useTexts('form');
  const [sentBy, setSentBy] = useState<string>();
  if (sentBy) return <Received title={t('contact.sentTitle')} text={t('contact.sentText', { email: sentBy })} />;
  const given = { productId, quantity: String(quantity), message: t('quotation.message', { quantity, name }) };
  return <EnquiryForm kind="quotation" given={given} action={t('quotation.send')} onSent={setSentBy} />;
};

export default Quotation;
