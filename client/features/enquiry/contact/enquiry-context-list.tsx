import type { ReactNode } from 'react';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useReadIfAny } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { useCalculatorHref } from '../../../core/use-calculator-href.js';
import { queryOf } from '../../../../src/contract/routes.js';
import { LinePicture } from '../../../ui/order/line-picture.js';
import { Picture } from '../../../ui/picture.js';
import { ContextBox } from './enquiry-context-list.styles.js';
import { useEnquiryGoods } from './use-enquiry-goods.js';
import { type ContextParameter, type EnquiryContext, readEnquiryContext, roomOf } from './enquiry-context.js';

/** Product, configuration, cart and room that are sent with the message. Each can be removed. */
export const EnquiryContextList = () => {
  const t = useTexts('form');
  const { search } = useNavigation().place;
  const { productId, configurationId, withCart, room } = readEnquiryContext(search);
  if (!productId && !configurationId && !withCart && !room) return null;
  return (
    <ContextBox aria-labelledby="along">
      <h2 id="along">{t('enquiry.about')}</h2>
      <ul>
        {(productId || configurationId) && <ContextProduct {...{ productId, configurationId }} />}
        {withCart && <ContextCart />}
        {room && <ContextRoom room={room} />}
      </ul>
    </ContextBox>
  );
};

/** One attached item. The link to remove it opens the same page without the item in the URL. */
const Item = ({ names, name, children }: { names: readonly ContextParameter[]; name: string; children: ReactNode }) => {
  const t = useTexts('form');
  const href = useHref();
  const { place, navigate } = useNavigation();
  const rest = queryOf(place.search);
  for (const gone of [...names, 'quantity']) delete rest[gone];
  const path = href('contact', undefined, rest);
  return (
    <li>
      {children}
      <a
        className="leave"
        href={path}
        aria-label={t('enquiry.leaveOut', { name })}
        onClick={(event) => {
          event.preventDefault();
          void navigate(path, { replace: true, keepScroll: true });
        }}
      >
        {t('upload.remove')}
      </a>
    </li>
  );
};

const ContextProduct = (requested: Pick<EnquiryContext, 'productId' | 'configurationId'>) => {
  const t = useTexts('form');
  const href = useHref();
  const { product, configuration } = useEnquiryGoods(requested);
  if (!product) return null;
  const query = configuration && { configuration: configuration.id };
  return (
    <Item names={['product', 'configuration']} name={product.name}>
      <span className="picture">{product.pictures[0] && <Picture picture={product.pictures[0]} sizes="72px" alt="" />}</span>
      <div>
        <a href={href('productDetail', { slug: product.slug }, query)}>{product.name}</a>
        <small>{configuration ? t('enquiry.configured') : product.size}</small>
      </div>
    </Item>
  );
};

const ContextCart = () => {
  const t = useTexts('form');
  const href = useHref();
  const { number } = useFormat();
  const order = useReadIfAny(useApi().cart.order.queryOptions());
  if (!order || order.lines.length === 0) return null;
  return (
    <Item names={['cart']} name={t('enquiry.cart')}>
      <span className="picture">
        <LinePicture line={order.lines[0]!} sizes="72px" />
      </span>
      <div>
        <a href={href('cart')}>{t('enquiry.cart')}</a>
        {order.lines.map(({ id, name, colour, quantity }) => (
          <small key={id}>{[`${number(quantity)} × ${name}`, colour].filter(Boolean).join(', ')}</small>
        ))}
      </div>
    </Item>
  );
};

const ContextRoom = ({ room }: { room: string }) => {
  const t = useTexts('form');
  const project = useTexts('project');
  const { number } = useFormat();
  const href = useCalculatorHref()(Object.fromEntries(new URLSearchParams(room)));
  const { use, length, width, height } = roomOf(room)!;
  const [l, w, h] = [length, width, height].map((metres) => number(metres, Number.isInteger(metres) ? 0 : 2));
  return (
    <Item names={['room']} name={t('enquiry.room')}>
      <div>
        <b>{t('enquiry.room')}</b>
        <small>{`${project(`calculator.uses.${use}`)} · ${l} × ${w} × ${h}\u00a0m`}</small>
        {href && <a href={href}>{t('enquiry.openRoom')}</a>}
      </div>
    </Item>
  );
};
