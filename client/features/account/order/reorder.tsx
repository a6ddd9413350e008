import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { reorderQuery } from '../../../../src/domain/reorder-query.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { ProblemRemark } from '../../../ui/problem-remark.js';

/** Button that adds the lines of an order to the cart. The idempotency key prevents adding them twice. The cart then lists lines that differ. */
export const Reorder = ({ id }: { id: string }) => {
  const t = useTexts('account');
  const href = useHref();
  const { navigate } = useNavigation();
  const [key] = useState(() => globalThis.crypto.randomUUID());
  const { mutateAsync, error } = useMutation(useApi().orders.reorder.mutationOptions());
  /** A second click can occur before React has disabled the button. */
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    const { missing } = await mutateAsync({ input: { id }, idempotencyKey: key });
    await navigate(href('cart', undefined, reorderQuery(id, missing)));
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    void send()
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false;
        setIsSending(false);
      });
  };
  return (
    <form method="post" action="/forms/orders/reorder" onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      {/* Without scripts the form sends the key that the server rendered. It differs from the key in the browser. */}
      <input type="hidden" name="key" value={key} suppressHydrationWarning />
      <p>{t('order.reorderHint')}</p>
      {error && <ProblemRemark error={error} />}
      <Button data-kind="secondary" disabled={isSending}>
        {t('order.reorder')}
      </Button>
    </form>
  );
};
