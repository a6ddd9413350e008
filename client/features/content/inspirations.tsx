import { Fragment } from 'react';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { Body } from '../../ui/prose.js';
import { useArchive } from './archive.js';
import { Masonry } from './inspirations.styles.js';
import { useShownProducts } from './shown-products.js';

/** Ideas for rooms, each with picture, text and links to its products. */
export const Inspirations = () => {
  const t = useTexts('inspiration');
  const { labelled } = useFormat();
  const { items } = useArchive('inspirations');
  const productsOf = useShownProducts(items);
  return (
    <Masonry>
      {items.map((card, at) => {
        const { id, title, html = '', picture, room } = card;
        const products = productsOf(card);
        return (
          <li key={id} id={id}>
            {picture && <Picture picture={picture} sizes="(min-width: 1320px) 420px, (min-width: 992px) 31vw, (min-width: 576px) 47vw, 94vw" eager={at === 0} />}
            {room && <small>{t(`rooms.${room}`)}</small>}
            <h2>
              <a href={`#${id}`}>{title}</a>
            </h2>
            <Body html={html} />
            {products.length > 0 && (
              <p>
                {labelled(t('products'), '')}
                {products.map(({ href, name }, place) => (
                  <Fragment key={href}>
                    <a href={href}>{name}</a>
                    {place < products.length - 1 && ', '}
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </Masonry>
  );
};
