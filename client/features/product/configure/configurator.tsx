import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ConfigurationOption, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { isFileOption, optionTable } from '../../../../src/contract/option-kinds.js';
import type { Product } from '../../../../src/contract/product.js';
import { tierFor } from '../../../../src/domain/tier-price.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useRoutePath } from '../../../core/route-path.js';
import { useRead } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { CartFeedback } from '../../../ui/order/cart-feedback.js';
import { PriceTrace } from '../../../ui/order/price-trace.js';
import { optionId } from '../../../ui/options/option-control.js';
import { QuantityStepper } from '../../../ui/quantity-stepper.js';
import { Remark } from '../../../ui/remark.js';
import { BuyBlock } from '../buy-form.styles.js';
import { Availability, isSoldOut } from '../availability.js';
import { TierTable } from '../tier-table.js';
import { ConfiguratorBlock } from './configurator.styles.js';
import { ConfiguredPrice } from './configured-price.js';
import { type InitialConfiguration, initialConfigurationOptions, type ProductSelection } from './initial-configuration.js';
import { OptionInput } from './option-input.js';
import { PhotoOption } from './photo-option.js';
import { QuotationLink } from './quotation-link.js';
import { SaveDesign } from './save-design.js';
import { useSelectionAddress } from './use-selection-address.js';
import { useConfigurator } from './use-configurator.js';
import { useConfiguredLine } from './use-configured-line.js';

const isFaulty = ({ isAllowed, messages }: ConfigurationOption): boolean => isAllowed && messages.some(({ level }) => level === 'red');
const isRemark = ({ kind }: ConfigurationOption): boolean => optionTable[kind].remark !== undefined;

/** Focuses the control of an option, or its block when it has none. */
const focusOption = (id: string): void => {
  const block = document.getElementById(optionId(id));
  const control = block?.querySelector<HTMLElement>('input:not([type="hidden"]):not(:disabled), select, textarea, button');
  (control ?? block)?.focus();
};

/** Configurator of a product, opened with the choices in the URL. */
export const Configurator = ({ product }: { product: Product }) => {
  const { search } = useNavigation().place;
  const opening = useRead(initialConfigurationOptions(useApi(), useQueryClient(), product, search));
  return <OpenConfigurator key={`${product.id} ${search}`} product={product} opening={opening} />;
};

const OpenConfigurator = ({ product, opening }: { product: Product; opening: InitialConfiguration }) => {
  const t = useTexts('product');
  const href = useHref();
  const back = useRoutePath();
  const { search } = useNavigation().place;
  const lineId = search.get('line') ?? undefined;
  const { selection, preview, isCurrent, hasFailed, retry, fallen, choiceOf, choose, setQuantity, setConfigurationId, replaceConfiguration } = useConfigurator(product, opening);
  const { save, put, isPutting, added, problem } = useConfiguredLine(product.id, lineId, setConfigurationId);
  const [isAsked, setIsAsked] = useState(search.has('problem'));
  useSelectionAddress({ selection, preview, lineId, openedId: opening.selection.configurationId });

  const soldOut = preview.isStandard && isSoldOut(product);
  const faulty = preview.options.filter(isFaulty);
  /** The wish at the time of the click on the button. It is added when its preview is current, and dropped after a failure or another choice. */
  const [press, setPress] = useState<{ selection: ProductSelection }>();
  if (press && hasFailed && !isCurrent) setPress(undefined);
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

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter in a field triggers the button without scripts, which only updates the price.
    if (submitter?.hasAttribute('formmethod') || isBusy) return;
    if (hasFailed) retry();
    setPress({ selection });
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
      <div className="options">
        {preview.options
          .filter(({ isAllowed }) => isAllowed)
          .map((option) =>
            isFileOption(option) && product.type === 'PhotoPrint' ? (
              <PhotoOption
                key={option.id}
                {...{ option, preview, choiceOf }}
                onUploaded={(uploadId) => choose(option, uploadId)}
                onCropped={replaceConfiguration}
                save={() => save(selection)}
              />
            ) : (
              <OptionInput key={option.id} option={option} choice={choiceOf(option)} choose={choose} isAsked={isAsked} />
            ),
          )}
      </div>
      <div className="news" aria-live="polite">
        {fallen.length > 0 && <Remark kind="info">{t('configure.fellAway', { options: fallen.join(', ') })}</Remark>}
      </div>
      <Button className="by-hand" data-kind="secondary" formMethod="get" formAction={href('productDetail', { slug: product.slug })}>
        {t('configure.updatePrice')}
      </Button>
      <BuyBlock as="div">
        <TierTable tiers={preview.volumeDiscount} current={tierFor(preview.volumeDiscount, selection.quantity)} isShared />
        <div className="choice">
          <ConfiguredPrice product={product} preview={preview} isCurrent={isCurrent} />
          <QuantityStepper value={selection.quantity} onChange={setQuantity} label={t('quantity')} />
        </div>
        <PriceTrace {...preview} />
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
        <Button type="submit" data-wide aria-disabled={soldOut || isBusy || undefined} disabled={soldOut}>
          {isBusy ? t(lineId ? 'configure.updating' : 'adding') : t(lineId ? 'configure.update' : 'add')}
        </Button>
        <CartFeedback isAdding={isPutting} added={added} problem={problem} name={product.name} />
        <SaveDesign name={product.name} quantity={selection.quantity} save={() => save(selection)} isWaiting={isPutting} />
        <QuotationLink productId={product.id} selection={selection} save={() => (isCurrent && preview.isStandard ? undefined : save(selection))} />
        <Availability product={preview.isStandard ? product : { ...product, stock: { ...product.stock, isMadeToOrder: true } }} />
      </BuyBlock>
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
  const { available, isMadeToOrder } = product.stock;
  if (!preview.isStandard || isMadeToOrder || available <= 0 || quantity <= available) return null;
  return <Remark kind="warning">{t('stock.tooMany', { count: available })}</Remark>;
};
