import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConfigurationOption, ConfigurationPreview, Dimensions, OptionValue } from '../../../../src/contract/configuration.js';
import { isFileOption, optionTable } from '../../../../src/contract/option-kinds.js';
import type { Product } from '../../../../src/contract/product.js';
import { chosenSize } from '../../../../src/domain/sized-product.js';
import { tierFor } from '../../../../src/domain/tier-price.js';
import { afterPaint } from '../../../core/after-paint.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useRoutePath } from '../../../core/route-path.js';
import { useRead } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { useIsHydrated } from '../../../core/use-is-hydrated.js';
import { Button } from '../../../ui/button.styles.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { CartFeedback } from '../../../ui/order/cart-feedback.js';
import { PriceTrace } from '../../../ui/order/price-trace.js';
import { optionId } from '../../../ui/options/option-control.js';
import { usePriceTexts } from '../../../ui/price.js';
import { focusWrongQuantity, QuantityStepper, typedQuantity } from '../../../ui/quantity-stepper.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { Remark } from '../../../ui/remark.js';
import { lacksSize, useCounted } from '../../../ui/unit-of-sale.js';
import { BuyBar } from '../buy-bar.js';
import { BuyBlock } from '../buy-form.styles.js';
import { Arrival, isSoldOut, Supply } from '../availability.js';
import { TierTable } from '../tier-table.js';
import { ConfiguratorBlock } from './configurator.styles.js';
import { ConfiguredPrice } from './configured-price.js';
import { type InitialConfiguration, initialConfigurationOptions, type ProductSelection } from './initial-configuration.js';
import { OptionInput } from './option-input.js';
import { OptionSteps } from './option-steps.js';
import { PhotoOption } from './photo-option.js';
import { QuotationLink } from './quotation-link.js';
import { SaveDesign } from './save-design.js';
import { useSelectionAddress } from './use-selection-address.js';
import { useConfigurator } from './use-configurator.js';
import { useConfiguredLine } from './use-configured-line.js';

const OwnDrawing = lazyPart(async () => (await import('../drawing/own-drawing.js')).OwnDrawing);
const ValueDrawing = lazyPart(async () => (await import('../drawing/value-drawing.js')).ValueDrawing);

const isFaulty = ({ isAllowed, messages }: ConfigurationOption): boolean => isAllowed && messages.some(({ level }) => level === 'red');
/** Whether the price belongs to the typed numbers; not while one is missing or outside its bounds. */
const isPriced = ({ options }: ConfigurationPreview): boolean => !options.some((option) => (option.dimensions || option.range) && isFaulty(option));
const isRemark = ({ kind }: ConfigurationOption): boolean => optionTable[kind].remark !== undefined;

/** Focuses the control of an option, or its block when it has none. */
const focusOption = (id: string): void => {
  const block = document.getElementById(optionId(id));
  const step = block?.closest('details');
  if (step) step.open = true;
  const control = block?.querySelector<HTMLElement>('input:not([type="hidden"]):not(:disabled), select, textarea, button');
  (control ?? block)?.focus();
};

interface ConfiguratorProps {
  product: Product;
  /** Content between the action and the options. */
  introduction?: ReactNode;
  /** Called with each size that has a price. */
  onSize?(size: Dimensions): void;
}

/** Configurator of a product, opened with the choices in the URL. */
export const Configurator = ({ product, introduction, onSize }: ConfiguratorProps) => {
  const { search } = useNavigation().place;
  const opening = useRead(initialConfigurationOptions(useApi(), useQueryClient(), product, search));
  return <OpenConfigurator key={`${product.id} ${search}`} {...{ product, introduction, onSize, opening }} />;
};

const OpenConfigurator = ({ product, introduction, onSize, opening }: ConfiguratorProps & { opening: InitialConfiguration }) => {
  const t = useTexts('product');
  const href = useHref();
  const priceTexts = usePriceTexts();
  const back = useRoutePath();
  const { search } = useNavigation().place;
  const lineId = search.get('line') ?? undefined;
  const { selection, preview, isCurrent, hasFailed, retry, fallen, choiceOf, choose, setQuantity, setConfigurationId, replaceConfiguration } = useConfigurator(product, opening);
  const { save, put, isPutting, added, problem } = useConfiguredLine(product.id, lineId, setConfigurationId);
  const [isAsked, setIsAsked] = useState(search.has('problem'));
  useSelectionAddress({ selection, preview, lineId, openedId: opening.selection.configurationId });

  /** The latest preview with a price. Its price stays while a number is being typed. */
  const [priced, setPriced] = useState(preview);
  if (priced !== preview && isPriced(preview)) setPriced(preview);
  const onSized = useEffectEvent((width: number, height: number) => onSize?.({ width, height }));
  const { width, height } = chosenSize(product, priced.options) ?? { width: 0, height: 0 };
  useEffect(() => {
    if (width && height) onSized(width, height);
  }, [width, height]);

  const isHydrated = useIsHydrated();
  const { options } = priced;
  const drawValue = useCallback(
    (option: ConfigurationOption, value: OptionValue) => (
      <Suspense>
        <ValueDrawing {...{ product, options, option, value }} />
      </Suspense>
    ),
    [product, options],
  );

  const soldOut = preview.isStandard && isSoldOut(product);
  const faulty = preview.options.filter(isFaulty);
  /** The wish at the click on the button, with a choice that was tapped just before. It is added when its preview is current, and dropped after a failure or another choice. */
  const [press, setPress] = useState<{ selection?: ProductSelection }>();
  if (press && !press.selection) setPress({ selection });
  if (press && hasFailed && !isCurrent) setPress(undefined);
  /** Between a click and the paint of the pressed button, after which the configurator renders. */
  const isPainting = useRef(false);
  const pressed = press?.selection === selection ? press : undefined;
  const due = isCurrent ? pressed : undefined;
  if (due && !preview.isComplete && !isAsked) setIsAsked(true);
  const onDue = useEffectEvent(() => {
    if (soldOut) return;
    if (preview.isComplete) void put(selection, preview);
    else if (faulty[0]) focusOption(faulty[0].id);
  });
  useEffect(() => {
    if (due) onDue();
  }, [due]);
  const isBusy = isPutting || (pressed && !due);
  const isMadeForBuyer = preview.isWithdrawable === false;
  const supplied = {
    ...product,
    delivery: preview.delivery ?? product.delivery,
    stock: preview.isStandard ? product.stock : { ...product.stock, isMadeToOrder: true },
  };
  const ready = { 'aria-disabled': soldOut || isBusy || undefined, disabled: soldOut };
  const action = isBusy ? t(lineId ? 'configure.updating' : 'adding') : t(lineId ? 'configure.update' : 'add');
  const typed = typedQuantity(search);
  const totalTexts = priceTexts(priced.total);
  const isLowest = lacksSize(priced.saleUnit);
  const barPrice = isLowest ? { ...totalTexts, chosen: `${t('card.from')} ${totalTexts.chosen}` } : totalTexts;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter in a field triggers the button without scripts, which only updates the price.
    if (submitter?.hasAttribute('formmethod') || isBusy || isPainting.current || focusWrongQuantity(event.currentTarget)) return;
    isPainting.current = true;
    afterPaint(() => {
      isPainting.current = false;
      if (hasFailed) retry();
      setPress({});
    });
  };

  return (
    <ConfiguratorBlock method="post" action="/forms/cart/add" noValidate aria-label={t('configure.label')} onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="back" value={back} />
      {selection.configurationId && <input type="hidden" name="configuration" value={selection.configurationId} />}
      {lineId && <input type="hidden" name="line" value={lineId} />}
      {opening.notice && <Remark kind="warning">{t(`configure.${opening.notice}`)}</Remark>}
      {lineId && (
        <Remark kind="info">
          {t('configure.editing')} <a href={href('cart')}>{t('configure.leave')}</a>
        </Remark>
      )}
      <BuyBlock as="div">
        <ConfiguredPrice preview={priced} isCurrent={isCurrent} />
        <Arrival product={supplied} isMadeForBuyer={isMadeForBuyer} />
        <div className="act">
          <QuantityStepper value={selection.quantity} onChange={setQuantity} typed={typed} label={t('quantity')} />
          <Button type="submit" {...ready}>
            {action}
          </Button>
        </div>
        <Supply product={supplied} isAlone={preview.isStandard && selection.quantity === 1} isMadeForBuyer={isMadeForBuyer} />
        {hasFailed && (
          <Remark kind="danger" role="alert">
            <p>{t('configure.failed')}</p>
            <Button className="again" type="button" data-kind="secondary" data-size="small" onClick={retry}>
              {t('configure.retry')}
            </Button>
          </Remark>
        )}
        <PostedProblem except={['CONFIGURATION_INCOMPLETE']} />
        <Lacks preview={preview} isAsked={isAsked} />
        <StockRemark product={product} preview={preview} quantity={selection.quantity} />
        <CartFeedback isAdding={isPutting} added={added} problem={problem} name={product.name} />
      </BuyBlock>
      {introduction}
      <OptionSteps options={preview.options.filter(({ isAllowed }) => isAllowed)} choiceOf={choiceOf} isCurrent={isCurrent}>
        {(option, isOpen) =>
          isFileOption(option) && product.type === 'PhotoPrint' ? (
            <PhotoOption
              {...{ product, option, preview, choiceOf, choose }}
              onUploaded={(uploadId) => choose(option, uploadId)}
              onCropped={replaceConfiguration}
              save={() => save(selection)}
            />
          ) : (
            <OptionInput option={option} choice={choiceOf(option)} choose={choose} isAsked={isAsked} drawValue={isOpen ? drawValue : undefined} />
          )
        }
      </OptionSteps>
      {isHydrated && Object.keys(selection.choices).length > 0 && (
        <Suspense>
          <OwnDrawing {...{ product, options }} />
        </Suspense>
      )}
      <div className="news" aria-live="polite">
        {fallen.length > 0 && <Remark kind="info">{t('configure.fellAway', { options: fallen.join(', ') })}</Remark>}
      </div>
      <Button className="by-hand" data-kind="secondary" formMethod="get" formAction={href('productDetail', { slug: product.slug })}>
        {t('configure.updatePrice')}
      </Button>
      <TierTable tiers={priced.volumeDiscount} current={tierFor(priced.volumeDiscount, selection.quantity)} isShared unit={priced.saleUnit ?? product.saleUnit} />
      {!isLowest && <PriceTrace {...priced} />}
      <div className="beside">
        <SaveDesign name={product.name} quantity={selection.quantity} save={() => save(selection)} isWaiting={isPutting} />
        <QuotationLink productId={product.id} selection={selection} save={() => (isCurrent && preview.isStandard ? undefined : save(selection))} />
      </div>
      <BuyBar name={product.name} price={barPrice} delivery={soldOut ? null : supplied.delivery} news={problem}>
        <Button type="submit" data-size="small" {...ready}>
          {action}
        </Button>
      </BuyBar>
    </ConfiguratorBlock>
  );
};

/** Remark about missing choices and other errors of the configuration. */
const Lacks = ({ preview: { options, messages, isComplete }, isAsked }: { preview: ConfigurationPreview; isAsked: boolean }) => {
  const t = useTexts('product');
  if (isComplete) return null;
  const lacking = options.filter((option) => isFaulty(option) && !isRemark(option)).map(({ label }) => label);
  const others = messages.filter(({ level }) => level === 'red').map(({ text }) => text);
  if (!lacking.length && !others.length) return null;
  return (
    <Remark kind={isAsked ? 'danger' : 'info'} role={isAsked ? 'alert' : 'status'}>
      {lacking.length > 0 && <p>{t('configure.missing', { options: lacking.join(', ') })}</p>}
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Remark>
  );
};

/** Warns when the quantity of a standard product exceeds the stock. */
const StockRemark = ({ product, preview, quantity }: { product: Product; preview: ConfigurationPreview; quantity: number }) => {
  const t = useTexts('product');
  const counted = useCounted();
  const { available, isMadeToOrder } = product.stock;
  if (!preview.isStandard || isMadeToOrder || available <= 0 || quantity <= available) return null;
  return <Remark kind="warning">{t('stock.tooMany', { pieces: counted(available, product.saleUnit) })}</Remark>;
};
