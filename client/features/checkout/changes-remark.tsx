import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';
import type { OrderChange } from './changes.js';

/** Says what changed and leaves the choice to the shopper. */
export const ChangesRemark = ({ changes }: { changes: readonly OrderChange[] }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { money } = useFormat();
  const say = (change: OrderChange): string => {
    switch (change.kind) {
      case 'gone':
        return t('changed.gone', { name: change.name });
      case 'stock':
        return t('changed.stock', { name: change.name, available: change.available, quantity: change.quantity });
      case 'price':
        return t('changed.price', { name: change.name, before: money(change.before), after: money(change.after) });
      default:
        return t(`changed.${change.kind}`, { before: money(change.before), after: money(change.after) });
    }
  };
  return (
    <Remark kind="warning" role="alert">
      <strong>{t('changed.title')}</strong>
      {changes.length === 0 && <p>{t('changed.other')}</p>}
      {changes.map((change) => (
        <p key={say(change)}>{say(change)}</p>
      ))}
      <p>
        {changes.some(({ kind }) => kind === 'gone' || kind === 'stock') ? '' : `${t('changed.choose')} `}
        <a href={href('cart')}>{t('changed.toCart')}</a>
      </p>
    </Remark>
  );
};
