import { useFormat } from '../core/format.js';
import { useHref } from '../core/locale.js';
import { useTexts } from '../core/texts.js';
import { WishFormBlock } from './wish-form.styles.js';

const Glyph = ({ d }: { d: string }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
    <path d={d} />
  </svg>
);

/**
 * Returns a form with the buttons that mark a product as favourite and choose it for comparison. Scripts handle both and set
 * `aria-pressed`, when they are first used (`client/features/wishes`); without scripts the form is sent.
 */
export const useWishForm = () => {
  const t = useTexts('product');
  const href = useHref();
  const { labelled } = useFormat();
  return ({ id, name }: { id: string; name: string }, isLabelled = false) => {
    const labels = { favourite: t('wishes.favourite'), compare: t('wishes.compare') };
    return (
      <WishFormBlock method="post" action="/forms/favourites" data-labelled={isLabelled || undefined}>
        <button name="add" value={id} aria-pressed="false" aria-label={isLabelled ? undefined : labelled(labels.favourite, name)}>
          <Glyph d="M10 16.6S3 12.5 3 7.9A3.8 3.8 0 0110 6a3.8 3.8 0 017 1.9c0 4.6-7 8.7-7 8.7z" />
          {isLabelled && labels.favourite}
        </button>
        <button name="p" value={id} formMethod="get" formAction={href('compare')} aria-pressed="false" aria-label={isLabelled ? undefined : labelled(labels.compare, name)}>
          <Glyph d="M3 6.5h13M12.5 3L16 6.5 12.5 10M17 13.5H4M7.5 10L4 13.5 7.5 17" />
          {isLabelled && labels.compare}
        </button>
      </WishFormBlock>
    );
  };
};
