import type { Order, OrderLine } from '../../../src/contract/order.js';
import { useCapability } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useInView } from '../../core/vat.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';
import { LineDetails } from '../../ui/order/line-details.js';
import { LinePicture } from '../../ui/order/line-picture.js';
import { PriceTrace } from '../../ui/order/price-trace.js';
import { usePriceTexts } from '../../ui/price.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { QuantityStepper } from '../../ui/quantity-stepper.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { preventDefaultThen } from './prevent-default.js';
import { LineRow } from './line-row.styles.js';
import { LineRemarks } from './line-remarks.js';
import { hasSharedTier, nextTier } from './next-tier.js';
import { isLineGone } from './use-cart-write.js';
import { useLineQuantity } from './use-line-quantity.js';
import { countedFormOf, useCounted, useUnitOfSale } from '../../ui/unit-of-sale.js';

/** URL of the cart forms without JavaScript. */
const updatePath = '/forms/cart/update';

interface CartLineProps {
  line: OrderLine;
  change: Order['changes'][number] | undefined;
  /** Whether the line is being removed or saved for later. */
  isLeaving: boolean;
  onRemove(): void;
  onSave(): void;
  /** Called when the line is not in the cart any more. */
  onLost(): void;
}

/** One line of the cart. Its prices come from the server and are dimmed while a new quantity is being saved. */
export const CartLine = ({ line, change, isLeaving, onRemove, onSave, onLost }: CartLineProps) => {
  const t = useTexts('cart');
  const product = useTexts('product');
  const href = useHref();
  const { money } = useFormat();
  const inView = useInView();
  const priceTexts = usePriceTexts();
  const { wanted, change: choose, send, isPending, error } = useLineQuantity(line, onLost);
  const { id, name, slug, colour, available, configurationId, isSample, quantity, trace } = line;
  const tier = nextTier(line);
  const unit = useUnitOfSale()(line.saleUnit);
  const counted = useCounted();
  const per = `per.${countedFormOf(line.saleUnit)}` as const;
  const total = priceTexts(line.total);
  const path = href('productDetail', { slug });
  const isSold = change?.kind !== 'gone';
  const canSave = useCapability('saveOrderLine', 'orderStorageItem');
  const fields = (
    <>
      <input type="hidden" name="lineId" value={id} />
      <input type="hidden" name="was" value={quantity} />
    </>
  );

  return (
    <LineRow aria-busy={isPending || isLeaving}>
      <a className="picture" href={path} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} sizes="(min-width: 768px) 128px, 88px" />
      </a>
      <div className="facts">
        <h2>{isSold ? <a href={path}>{name}</a> : name}</h2>
        {colour && !isSample && <p>{colour}</p>}
        <LineDetails line={line} as="p" />
        {!line.isWithdrawable && <p>{product('stock.madeForYou')}</p>}
        {!isSample && <p>{t(per, { price: money(inView(line.unitPrice).chosen) })}</p>}
        {unit && <p>{unit}</p>}
        {hasSharedTier(line) && <p>{t('tierTogether', { goods: counted(line.tierQuantity, line.saleUnit) })}</p>}
        {tier && (
          <form className="tier" method="post" action={updatePath} onSubmit={preventDefaultThen(() => send(quantity + tier.missing))}>
            {fields}
            <p data-hint="">{t('tierHint', { missing: tier.missing, each: t(per, { price: money(inView(tier.price).chosen) }) })}</p>
            <button name="quantity" value={quantity + tier.missing} disabled={isPending} aria-label={t('takeTierOf', { count: quantity + tier.missing, name })}>
              {t('takeTier', { count: quantity + tier.missing })}
            </button>
          </form>
        )}
      </div>
      <div className="change">
        {isSold && !isSample && (
          <form method="post" action={updatePath} onSubmit={preventDefaultThen(() => send(wanted))}>
            {fields}
            <QuantityStepper value={wanted} onChange={choose} max={available === null ? undefined : Math.max(available, 1)} label={t('quantityOf', { name })} />
            <Button data-kind="secondary" data-size="small" className="apply">
              {t('apply')}
            </Button>
          </form>
        )}
        {configurationId && isSold && (
          <a
            className="act"
            href={href('productDetail', { slug }, { configuration: configurationId, line: id, quantity: quantity === 1 ? undefined : quantity })}
            aria-label={t('editNamed', { name })}
          >
            {t('edit')}
          </a>
        )}
        {isSold && canSave && (
          <form method="post" action="/forms/cart/save" onSubmit={preventDefaultThen(onSave)}>
            <input type="hidden" name="lineId" value={id} />
            <button className="act" disabled={isLeaving} aria-label={t('later.saveNamed', { name })}>
              {t('later.save')}
            </button>
          </form>
        )}
        <form method="post" action={updatePath} onSubmit={preventDefaultThen(onRemove)}>
          <input type="hidden" name="lineId" value={id} />
          <button className="act" name="quantity" value="0" disabled={isLeaving} aria-label={t('removeNamed', { name })}>
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
      <div className="more">
        {!isSample && <PriceTrace trace={trace} quantity={quantity} total={line.total} saleUnit={line.saleUnit} />}
        <LineRemarks line={line} change={change} take={send} />
        {error && !isLineGone(error) && <ProblemRemark error={error} />}
      </div>
    </LineRow>
  );
};
