import { type ComponentType, type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import brand from '#brand';
import { useHref } from '../../core/locale.js';
import { type ActiveRoute, useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { SearchForm } from './search-box.styles.js';
import type { FieldState, SuggestionsProps } from './suggestions.js';

/** Search field of the header. The code of the suggestions is loaded when the field gets the focus for the first time. */
export const SearchBox = () => {
  const t = useTexts('header');
  const href = useHref();
  const { place: route } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const toggler = useRef<HTMLAnchorElement>(null);
  /** Place at which the field was opened. On another page it is closed. */
  const [openedAt, setOpenedAt] = useState<ActiveRoute>();
  const isOpen = openedAt === route;
  const [helper, setHelper] = useState<Pick<SuggestionsProps, 'field'> & { Suggestions: ComponentType<SuggestionsProps> }>();
  const [state, setState] = useState<FieldState>({});
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const wake = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (helper) return;
    const { Suggestions } = await import('./suggestions.js');
    setHelper({ Suggestions, field: currentTarget });
  };
  /** Opens or closes the field on a phone. Without JavaScript the link opens the search page. */
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpenedAt(isOpen ? undefined : route);
  };
  /** Closes the field and focuses the button that opened it. */
  const leave = () => {
    setOpenedAt(undefined);
    toggler.current?.focus();
  };
  return (
    <SearchForm data-open={isOpen || undefined}>
      <a ref={toggler} href={href('searchOverview')} aria-label={t('search')} aria-expanded={isOpen} onClick={toggle}>
        <Icon name={isOpen ? 'close' : 'search'} size={24} />
      </a>
      <form action={href('searchOverview')}>
        <Icon name="search" />
        <input
          {...state}
          ref={field}
          name="q"
          aria-label={t('search')}
          placeholder={t(`searchHint.${brand.code}`)}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={(event) => void wake(event)}
        />
        {helper && <helper.Suggestions field={helper.field} onState={setState} onLeave={leave} />}
      </form>
    </SearchForm>
  );
};
