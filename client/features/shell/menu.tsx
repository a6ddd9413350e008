import { type FocusEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { smallPictureOf } from '../../../src/contract/picture-sources.js';
import { afterPaint } from '../../core/after-paint.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { useCategories } from '../../core/use-categories.js';
import { Icon } from '../../ui/icon.js';
import { MenuDialog } from './menu.styles.js';

const id = 'menu';

/** Closes the panel, in whichever of the two ways it is open. */
const close = (panel: HTMLDialogElement | null): void => {
  panel?.close();
  panel?.hidePopover?.();
};

interface ButtonProps {
  panel: RefObject<HTMLDialogElement | null>;
}

/** Turns the popover of a phone into a modal dialog, which keeps the focus inside. */
const makeModal = (panel: HTMLDialogElement | null): void => {
  if (!panel?.matches(':popover-open') || !panel.querySelector('.head')?.checkVisibility()) return;
  panel.hidePopover();
  panel.showModal();
};
const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/** Button of a phone. The browser opens the panel as a popover, also before hydration and without JavaScript. */
export const MenuButton = ({ panel }: ButtonProps) => {
  const t = useTexts('header');
  return (
    <button type="button" className="opener" aria-label={t('menu')} popoverTarget={id} onClick={() => knowsPopovers() || panel.current?.showModal()}>
      <Icon name="menu" size={24} />
    </button>
  );
};

/** Button beside the link to the products, which opens the panel as a flyout. */
export const FlyoutButton = () => {
  const t = useTexts('header');
  return (
    <button type="button" aria-label={t('suggestions.categories')} popoverTarget={id}>
      <Icon name="chevronDown" size={16} />
    </button>
  );
};

/**
 * One panel for both: on a phone it has everything that leads on, on a wide screen only the categories.
 * The browser loads its pictures when it opens.
 */
export const MenuPanel = ({ panel, children }: ButtonProps & { children: ReactNode }) => {
  const t = useTexts('header');
  const global = useTexts('global');
  const { place } = useNavigation();
  const opened = useRef(place);
  useEffect(() => {
    // Opened before hydration.
    if (knowsPopovers()) makeModal(panel.current);
  }, [panel]);
  // Closed when another page is shown, also by the buttons of the browser.
  useEffect(() => {
    if (opened.current !== place) close(panel.current);
    opened.current = place;
  }, [panel, place]);
  // A modal dialog makes the browser compute the styles of the whole page again, which must not delay the panel (docs/decisions/0125).
  const onToggle = () => afterPaint(() => makeModal(panel.current));
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close(panel.current);
  };
  /** The flyout must not cover what has the focus. Its own button closes it by itself. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !relatedTarget.hasAttribute('popovertarget')) panel.current?.hidePopover?.();
  };
  return (
    <MenuDialog ref={panel} id={id} popover="auto" aria-label={t('menu')} onToggle={onToggle} onClick={onClick} onBlur={onBlur}>
      <div className="container">
        <div className="head">
          <strong>{t('menu')}</strong>
          <button type="button" aria-label={global('close')} popoverTarget={id} popoverTargetAction="hide" onClick={() => close(panel.current)}>
            <Icon name="close" size={24} />
          </button>
        </div>
        {children}
      </div>
    </MenuDialog>
  );
};

/** Main categories with their pictures, and the link to all products. */
export const MenuCategories = () => {
  const t = useTexts('header');
  const href = useHref();
  const categories = useCategories();
  return (
    <ul className="categories">
      {categories
        .filter(({ parentId }) => parentId === null)
        .map(({ id: category, name, slug, picture }) => (
          <li key={category}>
            <a href={href('categoryDetail', { slug })}>
              {picture && <img src={smallPictureOf(picture)} width={400} height={400} alt="" loading="lazy" />}
              <span>{name}</span>
            </a>
          </li>
        ))}
      <li>
        <a href={href('productOverview')}>
          <span>{t('allProducts')}</span>
          <Icon name="arrowRight" size={18} />
        </a>
      </li>
    </ul>
  );
};
