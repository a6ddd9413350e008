import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { thirdParties } from '../../../src/domain/third-parties.js';
import { useConsent } from '../../core/consent.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ConsentGate } from '../../ui/consent-gate.js';
import { Icon } from '../../ui/icon.js';
import { ChatFrame } from './chat-frame.js';

export interface ChatPanelProps {
  /** URL of the chat frame. */
  frame: string;
  isOpen: boolean;
  onClose(): void;
}

/** Non-modal chat dialog. It shows the frame after consent. The frame stays loaded while the dialog is closed. */
export const ChatPanel = ({ frame, isOpen, onClose }: ChatPanelProps) => {
  const t = useTexts('form');
  const global = useTexts('global');
  const href = useHref();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [attempt, setAttempt] = useState(0);
  const consent = useConsent(thirdParties.chat.category);
  const owner = thirdParties.chat.owner({ chat: { frame } }) ?? '';
  useEffect(() => {
    if (isOpen) dialog.current?.show();
    else dialog.current?.close();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside, as in modal dialogs
    <dialog ref={dialog} aria-labelledby={title} onKeyDown={onKeyDown}>
      <div className="head">
        <h2 id={title}>{t('chat.title')}</h2>
        <button type="button" aria-label={global('close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      {consent.isGiven ? (
        <ChatFrame key={attempt} address={frame} isFocused={consent.isGivenHere} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <ConsentGate consent={consent} title={t('chat.with', { owner })} owner={owner}>
          <Button as="a" data-kind="secondary" data-size="small" href={href('contact')}>
            {t('chat.otherWays')}
          </Button>
        </ConsentGate>
      )}
    </dialog>
  );
};
