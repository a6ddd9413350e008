import { useEffect, useRef } from 'react';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';

/** Says that something is gone and offers it back. The button that was pressed went with it, so the focus comes here. */
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

/** Says what is done now, where the button that did it is gone. */
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
