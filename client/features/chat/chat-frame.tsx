import brand from '#brand';
import { useEffect, useRef, useState } from 'react';
import { thirdParties } from '../../../src/domain/third-parties.js';
import { chatLink } from '../../core/chat-link.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { reportFailure, ThirdPartyError } from '../../core/third-party-error.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';

/** Message that the chat frame posts when it is ready. A frame with an error page posts none. */
const ready = 'chat:ready';
const isMessage = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'type' in data ? data.type : data);

interface ChatFrameProps {
  address: string;
  /** Whether the visitor has just given consent in this panel. */
  isFocused: boolean;
  onRetry(): void;
}

/** Frame of the chat. When it is not ready in time, the other contact options replace it. */
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
    }, thirdParties.chat.timeout);
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== new URL(address).origin || source !== frame.current?.contentWindow || isMessage(data) !== ready) return;
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
      {/* The frame has another origin, so `allow-scripts` together with `allow-same-origin` does not let it remove the sandbox. */}
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

/** Phone, email and WhatsApp, shown when the chat is not available. */
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
