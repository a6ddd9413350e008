import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';

/** Undo form after a removal without scripts. The query of the redirect contains the removed line. */
export const RestoreRemoved = () => {
  const t = useTexts('cart');
  const { search } = useNavigation().place;
  const removed = search.get('removed');
  if (!removed) return null;
  const fields = { productId: removed, quantity: search.get('quantity'), configuration: search.get('configuration'), room: search.get('room') };
  return (
    <Remark kind="info">
      <p>{t('takenOut')}</p>
      <form method="post" action="/forms/cart/add">
        {Object.entries(fields).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
        <Button data-kind="secondary" data-size="small">
          {t('undo')}
        </Button>
      </form>
    </Remark>
  );
};
