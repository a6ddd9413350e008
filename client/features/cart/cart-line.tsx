import type { SubmitEvent } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useInView } from '../../core/vat.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';
import { LinePicture } from '../../ui/order/line-picture.js';
import { LineRoom } from '../../ui/order/line-room.js';
import { usePriceTexts } from '../../ui/price.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { QuantityStepper } from '../../ui/quantity-stepper.js';
import { Remark } from '../../ui/remark.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { LineRow } from './cart.styles.js';
import { isScarce, nextTier } from './next-tier.js';
import { useLineQuantity } from './use-line-quantity.js';

/** Does here what the form would ask of the server. */
const instead = (act: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  act();
};

/** Where the cart's forms go without JavaScript. */
const updatePath = '/forms/cart/update';

interface CartLineProps {
  line: OrderLine;
  isRemoving: boolean;
  onRemove(): void;
}

/** One product of the cart. Its prices are the server's; they are dimmed while a new quantity is on its way. */
export const CartLine = ({ line, isRemoving, onRemove }: CartLineProps) => {
  const t = useTexts('cart');
  const href = useHref();
  const { money } = useFormat();
  const inView = useInView();
  const priceTexts = usePriceTexts();
  const { wanted, change, send, isPending, error } = useLineQuantity(line);
  const { id, name, slug, colour, available, configurationId, choices, quantity } = line;
  const tier = nextTier(line);
  const total = priceTexts(line.total);
  const path = href('productDetail', { slug });

  return (
    <LineRow aria-busy={isPending || isRemoving}>
      <a className="picture" href={path} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} sizes="(min-width: 768px) 128px, 88px" />
      </a>
      <div className="facts">
        <h2>
          <a href={path}>{name}</a>
        </h2>
        {colour && <p>{colour}</p>}
        {choices.map(({ label, value }) => (
          <p key={label}>{`${label}: ${value}`}</p>
        ))}
        {line.room && (
          <p>
            <LineRoom line={line} />
          </p>
        )}
        <p>{t('perPiece', { price: money(inView(line.unitPrice).chosen) })}</p>
        {tier && <p data-hint="">{t('tierHint', { missing: tier.missing, price: money(inView(tier.price).chosen) })}</p>}
      </div>
      <div className="change">
        <form method="post" action={updatePath} onSubmit={instead(() => send(wanted))}>
          <input type="hidden" name="lineId" value={id} />
          <QuantityStepper value={wanted} onChange={change} max={available === null ? undefined : Math.max(available, 1)} label={t('quantityOf', { name })} />
          <Button data-kind="secondary" data-size="small" className="apply">
            {t('apply')}
          </Button>
        </form>
        {configurationId && (
          <a
            className="edit"
            href={href('productDetail', { slug }, { configuration: configurationId, line: id, quantity: quantity === 1 ? undefined : quantity })}
            aria-label={t('editNamed', { name })}
          >
            {t('edit')}
          </a>
        )}
        <form method="post" action={updatePath} onSubmit={instead(onRemove)}>
          <input type="hidden" name="lineId" value={id} />
          <button className="remove" name="quantity" value="0" disabled={isRemoving} aria-label={t('removeNamed', { name })}>
            <Icon name="close" size={16} />
            {t('remove')}
          </button>
        </form>
      </div>
      <p className="total">
        <strong>{total.chosen}</strong>
        <small>{`${total.other} ${total.otherView}`}</small>
        {isPending && <VisuallyHidden>{t('updating')}</VisuallyHidden>}
      </p>
      {available !== null && isScarce(line) && (
        <div className="remark">
          <Remark kind="warning">
            <p>{available === 0 ? t('soldOut') : t('scarce', { count: available })}</p>
            {available > 0 && (
              <form method="post" action={updatePath} onSubmit={instead(() => send(available))}>
                <input type="hidden" name="lineId" value={id} />
                <Button data-kind="secondary" data-size="small" name="quantity" value={available}>
                  {t('takeAvailable', { count: available })}
                </Button>
              </form>
            )}
          </Remark>
        </div>
      )}
      {error && (
        <div className="remark">
          <ProblemRemark error={error} />
        </div>
      )}
    </LineRow>
  );
};
