import { useEffect, useRef } from 'react';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';

/** Notice with an undo button. It takes the focus, because the button that had it was removed with the entry. */
export const RemovedNotice = ({ text, isPending, onUndo }: { text: string; isPending: boolean; onUndo(): void }) => {
  const t = useTexts('account');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Remark kind="info">
      <p id="removed">{text}</p>
      <Button aria-describedby="removed" ref={undo} type="button" data-kind="secondary" data-size="small" disabled={isPending} onClick={onUndo}>
        {t('addresses.undo')}
      </Button>
    </Remark>
  );
};

/** Notice of success. It takes the focus, because the button that had it may be gone. */
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
