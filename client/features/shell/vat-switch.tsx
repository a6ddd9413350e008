import type { FormEvent } from 'react';
import { useApp } from '../../core/app-context.js';
import { useRoutePath } from '../../core/route-path.js';
import { useTexts } from '../../core/texts.js';
import { VatForm } from './vat-switch.styles.js';

/** Switch between prices including and excluding VAT. Without JavaScript it is a form that returns to this page. */
export const VatSwitch = () => {
  const header = useTexts('header');
  const t = useTexts('global');
  const back = useRoutePath();
  const { hasIncludedVat, toggleVat } = useApp();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    toggleVat();
  };
  return (
    <VatForm method="post" action="/forms/vat" onSubmit={onSubmit}>
      <input type="hidden" name="back" value={back} />
      <button type="submit" name="view" value={hasIncludedVat ? 'excl' : 'incl'} role="switch" aria-checked={hasIncludedVat} aria-label={header('vatSwitch')}>
        {hasIncludedVat ? t('vat.including') : t('vat.excluding')}
      </button>
    </VatForm>
  );
};
