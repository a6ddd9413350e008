import { useState } from 'react';
import { useTexts } from '../../core/texts.js';
import { EnquiryForm, type Sent } from './form/enquiry-form.js';
import { ReceivedEnquiry } from './received.js';

export interface QuotationProps {
  productId: string;
  name: string;
  quantity: number;
}

/** Quotation form for a product. Product, quantity and a first sentence are filled in. */
const Quotation = ({ productId, name, quantity }: QuotationProps) => {
  const t = useTexts('form');
  const [sent, setSent] = useState<Sent>();
  if (sent) return <ReceivedEnquiry kind="quotation" sent={sent} />;
  const given = { productId, quantity, message: t('quotation.message', { quantity, name }) };
  return <EnquiryForm kind="quotation" given={given} draft={`quotation.${productId}`} action={t('quotation.send')} isSecondary onSent={setSent} />;
};

export default Quotation;
