/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a combobox with grouped links as options */
import { type AriaAttributes, useEffect, useEffectEvent, useState } from 'react';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Highlighted } from '../../ui/highlighted.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';
import { usePriceTexts } from '../../ui/price.js';
import { type Suggestion, useSuggestions } from './use-suggestions.js';
import { SuggestionList } from './suggestions.styles.js';

export interface SuggestionsProps {
  /** Search field; it gets the role `combobox`. */
  field: HTMLInputElement;
  /** Called with the ARIA attributes of the field. */
  onState(state: FieldState): void;
  /** Called on Escape when the list is closed and the field empty. */
  onLeave(): void;
}

export type FieldState = Pick<AriaAttributes, 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'> & { role?: 'combobox' };

const listId = 'suggestions';
const optionId = (at: number) => `${listId}-${at}`;
const groups = ['products', 'categories', 'reading'] as const;

/** Suggestions as list of a combobox (ARIA Authoring Practices): arrows select, Enter opens, Escape closes, then clears. */
export const Suggestions = ({ field, onState, onLeave }: SuggestionsProps) => {
  const t = useTexts('header');
  const href = useHref();
  const [typed, setTyped] = useState(field.value.trim());
  const [isOpen, setIsOpen] = useState(document.activeElement === field);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed);
  const isShown = isOpen && typed.length > 1;
  const count = found.length + 1;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const type = () => {
    setTyped(field.value.trim());
    setIsOpen(true);
    setActive(-1);
  };
  const clear = () => {
    field.form?.reset();
    type();
  };
  const go = (at: number) => {
    setIsOpen(true);
    setActive(at);
    return true;
  };
  /** Leaves the key to the field, which moves the caret. */
  const moveCaret = () => {
    setActive(-1);
    return false;
  };
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => go(isShown ? (active + 1) % count : 0),
    ArrowUp: () => go(isShown && active > 0 ? active - 1 : count - 1),
    Home: moveCaret,
    End: moveCaret,
    Enter: () => {
      const option = isShown ? document.getElementById(optionId(active)) : null;
      close();
      option?.click();
      return option !== null;
    },
    Escape: () => {
      if (isShown) close();
      else if (field.value) clear();
      else onLeave();
      return true;
    },
  };
  const listeners = {
    keydown: (event: Event) => {
      if (event instanceof KeyboardEvent && !event.isComposing && keys[event.key]?.()) event.preventDefault();
    },
    focus: () => setIsOpen(true),
    blur: close,
    input: type,
  };
  const onEvent = useEffectEvent((event: Event) => listeners[event.type as keyof typeof listeners](event));
  const onSubmit = useEffectEvent(close);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const name of ['keydown', 'focus', 'blur', 'input']) field.addEventListener(name, onEvent, { signal });
    field.form?.addEventListener('submit', onSubmit, { signal });
    // Text may have been typed between rendering and this effect.
    if (document.activeElement === field) field.dispatchEvent(new Event('input'));
    return () => stop.abort();
  }, [field]);
  useEffect(() => {
    const option = isShown ? document.getElementById(optionId(active)) : null;
    option?.scrollIntoView({ block: 'nearest' });
    onState({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isShown, 'aria-controls': isShown ? listId : undefined, 'aria-activedescendant': option?.id });
  }, [onState, isShown, active]);

  if (!isShown) return null;
  return (
    // Keeps the focus in the field, which would otherwise close the list before the click.
    <SuggestionList onMouseDown={(event) => event.preventDefault()} onClick={close}>
      <div id={listId} role="listbox" aria-label={t('suggestions.list')}>
        {groups.map((group) => {
          const own = found.map((one, at) => ({ one, at })).filter(({ one }) => one.group === group);
          return (
            own.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
                <div className="group" id={`${listId}-${group}`} role="presentation">
                  {t(`suggestions.${group}`)}
                </div>
                {own.map(({ one, at }) => (
                  <Option key={one.href} suggested={one} id={optionId(at)} isActive={at === active} />
                ))}
              </div>
            )
          );
        })}
        <a className="all" role="option" id={optionId(count - 1)} tabIndex={-1} aria-selected={active === count - 1} href={href('searchOverview', undefined, { q: typed })}>
          <Icon name="search" size={16} />
          <span>{t('suggestions.all', { q: typed })}</span>
        </a>
      </div>
      <output className="visually-hidden">{t('suggestions.count', { count: found.length })}</output>
    </SuggestionList>
  );
};

const Option = ({ suggested: { href, text, fragments, product }, id, isActive }: { suggested: Suggestion; id: string; isActive: boolean }) => {
  const t = useTexts('header');
  const priceTexts = usePriceTexts();
  const price = product && priceTexts(product.price);
  return (
    <a role="option" id={id} tabIndex={-1} aria-selected={isActive} href={href}>
      {product && <Picture picture={product.picture} sizes="48px" alt="" eager />}
      <span>
        <Highlighted text={text} fragments={fragments} />
      </span>
      {price && (
        <small>
          {product.isStartingPrice && `${t('suggestions.from')} `}
          {price.chosen} {price.view}
        </small>
      )}
    </a>
  );
};
