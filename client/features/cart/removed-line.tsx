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

/** Notice of a removed line with an undo button. It takes the focus, because the button that had it is gone. */
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

/** Notice of success. It takes the focus, because the button that had it is gone. */
export const DoneNotice = ({ text }: { text: string }) => {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Remark kind="success">
      <p ref={words} tabIndex={-1}>
        {text}
      </p>
    </Remark>
  );
};
