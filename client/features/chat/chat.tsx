import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useHref } from '../../core/locale.js';
import { useLoadTexts } from '../../core/load-texts.js';
import { useNavigation } from '../../core/page.js';
import { isReloading } from '../../core/reload-page.js';
import { useTexts } from '../../core/texts.js';
import { useRootMark } from '../../core/use-root-mark.js';
import { useThirdParties } from '../../core/third-parties.js';
import { ChatBlock } from './chat.styles.js';
import type { ChatPanelProps } from './chat-panel.js';

/** Button for the chat of the site, if it has one. The panel is loaded on demand. Without scripts the button opens the contact page. */
export const Chat = () => {
  const { chat } = useThirdParties();
  return chat ? <ChatCorner frame={chat.frame} /> : null;
};

const ChatCorner = ({ frame }: { frame: string }) => {
  const t = useTexts('global');
  const href = useHref();
  const needTexts = useLoadTexts();
  const { navigate } = useNavigation();
  useRootMark('has-chat');
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    try {
      const [{ ChatPanel }] = await Promise.all([import('./chat-panel.js'), needTexts(['form'])]);
      setPanel(() => ChatPanel);
      setIsOpen(true);
    } catch {
      if (!(await isReloading())) await navigate(href('contact'));
    }
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) close();
    else void open();
  };
  return (
    <ChatBlock>
      {Panel && <Panel frame={frame} isOpen={isOpen} onClose={close} />}
      <form action={href('contact')} onSubmit={onSubmit}>
        <button type="submit" ref={button} aria-expanded={isOpen} aria-haspopup="dialog">
          <svg aria-hidden="true" width="22" height="22" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
            <path d="M3 4.5h14v9.5H9l-4 3.5V14H3z" />
          </svg>
          {t('chat')}
        </button>
      </form>
    </ChatBlock>
  );
};
