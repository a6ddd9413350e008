import { useEffect, useRef } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';

interface RemovedLineProps {
  line: OrderLine;
  isPending: boolean;
  onUndo(): void;
}

/** Says what was taken out and offers it back. The button that was pressed is gone, so the focus comes here. */
export const RemovedLine = ({ line, isPending, onUndo }: RemovedLineProps) => {
  const t = useTexts('cart');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Remark kind="info">
      <p id="removed-line">{t('removed', { name: line.name })}</p>
      <Button aria-describedby="removed-line" ref={undo} type="button" data-kind="secondary" data-size="small" disabled={isPending} onClick={onUndo}>
        {t('undo')}
      </Button>
    </Remark>
  );
};

/** Says what is back; the focus comes here from the offer that is gone. */
export const RestoredLine = ({ line }: { line: OrderLine }) => {
  const t = useTexts('cart');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Remark kind="success">
      <p ref={words} tabIndex={-1}>
        {t('restored', { name: line.name })}
      </p>
    </Remark>
  );
};

/** Says where goods went, to or from what is kept for later; the focus comes here from the button that is gone. */
export const MovedGoods = ({ moved: { name, to } }: { moved: { name: string; to: 'later' | 'cart' } }) => {
  const t = useTexts('cart');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Remark kind="success">
      <p ref={words} tabIndex={-1}>
        {t(to === 'later' ? 'later.saved' : 'restored', { name })}
      </p>
    </Remark>
  );
};
