import { useToastQueue } from '../../core/toasts.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { Remark } from '../remark.js';
import { PlainArea } from './plain-toasts.styles.js';
import { toastKinds } from './toast-kinds.js';

/** Fallback when the code of the toasts cannot be loaded: messages that stay until they are closed. */
export const PlainToasts = () => {
  const t = useTexts('global');
  const { toasts, drop } = useToastQueue();
  return (
    <PlainArea>
      {toasts.map(({ id, variant, title, description, action }) => (
        <Remark key={id} kind={toastKinds[variant]} role="alert">
          <strong>{title}</strong>
          {description && <p>{description}</p>}
          {action &&
            ('href' in action ? (
              <a href={action.href}>{action.label}</a>
            ) : (
              <button type="button" onClick={action.onAct}>
                {action.label}
              </button>
            ))}
          <button className="close" type="button" aria-label={t('toasts.close')} onClick={() => drop(id)}>
            <Icon name="close" size={18} />
          </button>
        </Remark>
      ))}
    </PlainArea>
  );
};
