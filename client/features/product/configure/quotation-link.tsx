import { useState } from 'react';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import type { ProductSelection } from './initial-configuration.js';

interface QuotationLinkProps {
  productId: string;
  selection: ProductSelection;
  /** Saves the wish and returns its id; undefined for the standard product. */
  save(): Promise<string> | undefined;
}

/** Link to a quotation request for the current choices; without scripts for the saved configuration. */
export const QuotationLink = ({ productId, selection, save }: QuotationLinkProps) => {
  const t = useTexts('product');
  const href = useHref();
  const { navigate } = useNavigation();
  const [isSaving, setSaving] = useState(false);
  const pathOf = (configuration: string | undefined) => href('contact', undefined, { about: 'quotation', product: productId, configuration, quantity: selection.quantity });
  const go = async () => {
    setSaving(true);
    try {
      await navigate(pathOf(await save()));
    } catch {
      // The configurator shows the failure.
      setSaving(false);
    }
  };
  return (
    <a
      href={pathOf(selection.configurationId)}
      aria-disabled={isSaving || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isSaving) void go();
      }}
    >
      {t('quotation.configured')}
    </a>
  );
};
