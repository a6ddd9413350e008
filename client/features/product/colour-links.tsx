import { type MouseEvent, useEffect, useRef } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { choicesIn, fieldsOf } from '../../../src/domain/choices-query.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { isPlainClick } from '../../core/plain-click.js';
import { useTexts } from '../../core/texts.js';
import { ColourChoice } from './colour-links.styles.js';

const choicesOf = (search: URLSearchParams) => fieldsOf(choicesIn(search)).map(([name, value]): [string, string] => [name, value]);
/** Copies the current choices from the page's URL to the link at the time of the click, because the page is not rendered for each choice. */
const carryChoices = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.search = new URLSearchParams(choicesOf(new URLSearchParams(window.location.search))).toString();
};

/** Id of the product whose colour was left by a link. The page of the next one replaces the link that had the focus. */
let left: string | undefined;

/** Links to the other colours (or formats, for prints) of a product. Each has its own page; the links contain the choices. */
export const ColourLinks = ({ product }: { product: Product }) => {
  const { id, colours, type } = product;
  const t = useTexts('product');
  const href = useHref();
  const inside = useCachedHtml('colour links');
  const { place, navigate } = useNavigation();
  const { search } = place;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (left === undefined || left === id) return;
    left = undefined;
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [id]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    carryChoices(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    left = id;
    void navigate(event.currentTarget.href, { keepScroll: true });
  };
  if (colours.length < 2) return null;
  const chosen = Object.fromEntries(choicesOf(search));
  const isColour = type === 'Standard';
  const label = isColour ? t('colour') : t('variant');
  const links = () =>
    colours.map(({ id: colour, name, hex, productId, slug }) => (
      <li key={colour}>
        <a href={href('productDetail', { slug }, chosen)} onClick={follow} aria-current={productId === id ? 'page' : undefined} title={isColour ? name : undefined}>
          {isColour ? (
            <>
              <svg aria-hidden="true" width={40} height={40}>
                <circle cx={20} cy={20} r={19.5} fill={hex} stroke="var(--line)" />
              </svg>
              <span className="visually-hidden">{name}</span>
            </>
          ) : (
            name
          )}
        </a>
      </li>
    ));
  return (
    <ColourChoice data-as={isColour ? 'swatches' : 'names'} aria-label={label}>
      <p>
        <b>{label}</b> <span aria-live="polite">{colours.find(({ productId }) => productId === id)?.name}</span>
      </p>
      {/* Links with choices are not cached, because they belong to one visitor. */}
      <ul ref={list} {...(Object.keys(chosen).length ? { children: links() } : inside(product, links))} />
    </ColourChoice>
  );
};
