import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useTexts } from '../../core/texts.js';
import { type QueuedToast, type ToastAction, useToastQueue } from '../../core/toasts.js';
import { Icon } from '../icon.js';
import { remarkIcons } from '../remark.js';
import { ToastList } from './toast-area.styles.js';
import { toastKinds } from './toast-kinds.js';
import { swipeThreshold, toastTimes } from './toast-times.js';
import { useFocusReturn } from './use-focus-return.js';

const hotkey = 'F8';

/**
 * Visible toasts, the newest at the bottom. Each closes after its time, by its close button, Escape or a swipe to the right. The time
 * is paused while the pointer or the focus is in the area, or the window is in the background.
 */
const ToastArea = () => {
  const t = useTexts('global');
  const { toasts, drop } = useToastQueue();
  const { list, leave } = useFocusReturn();
  const onClosed = (id: number) => {
    leave(id, toasts);
    window.setTimeout(() => drop(id), toastTimes.close);
  };
  return (
    <Provider label={t('toasts.one')} duration={toastTimes.shown} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.map((toast) => (
        <Card key={toast.id} toast={toast} onClosed={() => onClosed(toast.id)} />
      ))}
      <Viewport asChild hotkey={[hotkey]} label={t('toasts.all', { hotkey })}>
        <ToastList ref={list} />
      </Viewport>
    </Provider>
  );
};

const Card = ({ toast: { variant, title, description, action }, onClosed }: { toast: QueuedToast; onClosed(): void }) => {
  const t = useTexts('global');
  const kind = toastKinds[variant];
  return (
    // Only errors interrupt a screen reader.
    <Root type={variant === 'error' ? 'foreground' : 'background'} data-kind={kind} onOpenChange={(isOpen) => isOpen || onClosed()}>
      <Icon name={remarkIcons[kind]} size={22} />
      <div>
        <Title asChild>
          <strong>{title}</strong>
        </Title>
        {description && (
          <Description asChild>
            <p>{description}</p>
          </Description>
        )}
        {action && <CardAction action={action} />}
      </div>
      <Close aria-label={t('toasts.close')}>
        <Icon name="close" size={20} />
      </Close>
    </Root>
  );
};

const CardAction = ({ action }: { action: ToastAction }) => (
  <Action asChild altText={action.altText}>
    {'href' in action ? (
      // Removes the attribute `type`, which `Action` sets for a button.
      <a href={action.href} type={undefined}>
        {action.label}
      </a>
    ) : (
      <button type="button" onClick={action.onAct}>
        {action.label}
      </button>
    )}
  </Action>
);

export default ToastArea;
