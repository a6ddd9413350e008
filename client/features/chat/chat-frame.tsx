import brand from '#brand';
import { useEffect, useRef, useState } from 'react';
import { thirdParties } from '../../../src/domain/third-parties.js';
import { chatLink } from '../../core/chat-link.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { reportFailure, ThirdPartyError } from '../../core/third-party-error.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';

/** What the chat says when it can be used: a frame that shows an error page, or nothing, says nothing. */
const ready = 'chat:ready';
const says = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'type' in data ? data.type : data);

interface ChatFrameProps {
  address: string;
  /** The visitor has just agreed to it here. */
  isFocused: boolean;
  /** Asks for a frame anew. */
  onRetry(): void;
}

/** The chat's frame; one that does not answer in time gives way to the other ways to reach us. */
export const ChatFrame = ({ address, isFocused, onRetry }: ChatFrameProps) => {
  const t = useTexts('form');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      stop.abort();
      setState('failed');
      reportFailure('chat', new ThirdPartyError('timeout'));
    }, thirdParties.chat.patience);
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== new URL(address).origin || source !== frame.current?.contentWindow || says(data) !== ready) return;
      clearTimeout(timer);
      setState('ready');
    };
    window.addEventListener('message', onMessage, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);
  useEffect(() => {
    if (isFocused) frame.current?.focus();
  }, [isFocused]);
  if (state === 'failed') return <OtherWays onRetry={onRetry} />;
  return (
    <>
      {state === 'loading' && <output>{t('chat.loading')}</output>}
      {/* It is of another origin, so that its own scripts and its own origin cannot lift the sandbox. */}
      <iframe
        ref={frame}
        src={address}
        title={t('chat.title')}
        data-state={state}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin"
      />
    </>
  );
};

const focus = (element: HTMLElement | null) => element?.focus();

/** Phone, mail and WhatsApp, said when the chat cannot be had. */
const OtherWays = ({ onRetry }: { onRetry(): void }) => {
  const t = useTexts('form');
  const phone = usePhone();
  return (
    <div className="ways" ref={focus} tabIndex={-1}>
      <Remark kind="danger" role="alert">
        <strong>{t('chat.failed')}</strong>
        <p>{t('chat.failedText')}</p>
      </Remark>
      <ul>
        <li>
          <a href={phone.link}>{phone.printed}</a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </li>
        <li>
          <a href={chatLink(phone.printed)} rel="external noopener">
            WhatsApp
          </a>
        </li>
      </ul>
      <Button type="button" data-kind="secondary" data-size="small" onClick={onRetry}>
        {t('embed.retry')}
      </Button>
    </div>
  );
};
