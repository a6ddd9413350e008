import type { Product } from '../../../src/contract/product.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { ColourChoice } from './colour-links.styles.js';

/** The other colours (or formats, for prints) of a product: each is a page of its own. */
export const ColourLinks = ({ product: { id, colours, type } }: { product: Product }) => {
  const t = useTexts('product');
  const href = useHref();
  if (colours.length < 2) return null;
  const isColour = type === 'Standard';
  const label = isColour ? t('colour') : t('variant');
  return (
    <ColourChoice aria-label={label}>
      <p>
        <b>{label}</b> <span>{colours.find(({ productId }) => productId === id)?.name}</span>
      </p>
      <ul>
        {colours.map(({ id: colour, name, hex, productId, slug }) => (
          <li key={colour}>
            <a href={href('productDetail', { slug })} aria-current={productId === id ? 'page' : undefined} title={isColour ? name : undefined}>
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
        ))}
      </ul>
    </ColourChoice>
  );
};
