import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../core/texts.js';
import { Icon } from './icon.js';
import { ModalDialog } from './modal.styles.js';

/** The site's modals. */
export const modalTypes = ['LANGUAGE_MODAL'] as const;
export type ModalType = (typeof modalTypes)[number];

const idOf = (type: ModalType) => type.toLowerCase().replaceAll('_', '-');
/** Browsers with invoker commands open and close the dialog themselves, also before scripts are loaded. */
const command = (type: ModalType, name: 'show-modal' | 'close') => ({ command: name, commandfor: idOf(type) });
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

const dialogOf = (type: ModalType) => document.getElementById(idOf(type)) as HTMLDialogElement | null;

/** Opens a modal. */
export const ModalButton = ({ type, children }: { type: ModalType; children: ReactNode }) => (
  <button type="button" aria-haspopup="dialog" {...command(type, 'show-modal')} onClick={() => knowsCommands() || dialogOf(type)?.showModal()}>
    {children}
  </button>
);

/** Modal dialog. Escape, the close button, a click beside it and a followed link close it. */
export const Modal = ({ type, title, children }: { type: ModalType; title: string; children: ReactNode }) => {
  const t = useTexts('global');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };
  return (
    <ModalDialog ref={dialog} id={idOf(type)} data-modal={type} aria-labelledby={`${idOf(type)}-title`} onClick={onClick}>
      <div>
        <div className="head">
          <h2 id={`${idOf(type)}-title`}>{title}</h2>
          <button type="button" aria-label={t('close')} {...command(type, 'close')} onClick={() => knowsCommands() || dialog.current?.close()}>
            <Icon name="close" size={22} />
          </button>
        </div>
        {children}
      </div>
    </ModalDialog>
  );
};
