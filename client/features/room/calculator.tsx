import { useEffect, useState } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { middleTime } from '../../../src/domain/room-acoustics.js';
import { roomQuery } from '../../../src/domain/room-query.js';
import { useApi } from '../../core/api.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useCalculatorHref } from '../../core/use-calculator-href.js';
import { useRead, useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';
import { absorberOf, surfacesInput } from '../../../src/domain/absorber.js';
import { BuyBar } from './buy-bar.js';
import { CalculatorLayout } from './calculator.styles.js';
import { ceilingInput, choicesOf } from './load-room.js';
import { RoomFigures, RoomRemark } from './results.js';
import { RoomChart, RoomTable } from './room-chart.js';
import { RoomForm } from './room-form.js';
import { RoomPicture } from './room-picture.js';
import { queryWith, resultOf, type RoomResult, type RoomState, useRoomFields } from './use-room.js';

interface CalculatorProps {
  title: string;
  /** Whether it is within a text: then it has an `h2` and one column. */
  isPart?: boolean;
}

/** Room calculator: form at the left, results at the right. */
export const Calculator = ({ title, isPart = false }: CalculatorProps) => {
  const t = useTexts('project');
  const api = useApi();
  const state = useRoomFields();
  const path = useCalculatorHref()() ?? '';
  const choices = choicesOf(useRead(api.products.cards.queryOptions(surfacesInput)).items, useRead(api.products.cards.queryOptions(ceilingInput)).items);
  const usualId = choices.walls[0]?.id ?? '';
  const { product, isOther } = useChosen(state.typed.product || usualId, usualId);
  const absorber = product && absorberOf(product);
  const result = state.input && absorber && resultOf(state.input, absorber);
  const isListed = [...choices.walls, ...choices.ceiling].some(({ id }) => id === product?.id);
  const products = { ...choices, other: product && !isListed ? [{ ...product, size: '' }] : [] };
  return (
    <CalculatorLayout data-part={isPart || undefined}>
      <div className="questions">
        {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
        <p className="lead">{t('calculator.lead')}</p>
        <RoomForm path={path} state={state} result={result} products={products} productId={isOther ? (product?.id ?? '') : state.typed.product || usualId} />
      </div>
      <section className="answers" aria-label={t('calculator.results')}>
        {isOther && <Remark kind="warning">{t('calculator.otherProduct')}</Remark>}
        {product && result && !isEmpty(state) ? <Answers key={product.id} {...{ product, result, state }} /> : <Remark kind="warning">{t('calculator.unfinished')}</Remark>}
      </section>
    </CalculatorLayout>
  );
};

/** Returns whether the form has not been valid yet, so that there is no result. */
const isEmpty = ({ input }: RoomState) => input === undefined;

/** Returns the wanted product; the previous one while it loads; the default one when it has no absorption data. */
const useChosen = (wantedId: string, usualId: string): { product: Product | undefined; isOther: boolean } => {
  const api = useApi();
  const [shownId, setShownId] = useState(wantedId);
  const wanted = useReadIfAny(api.products.one.queryOptions({ id: wantedId }));
  if (wanted && shownId !== wantedId) setShownId(wantedId);
  const shown = useReadIfAny(api.products.one.queryOptions({ id: shownId }));
  const usual = useReadIfAny(api.products.one.queryOptions({ id: usualId }), usualId !== '');
  const candidate = wanted ?? shown;
  return candidate && absorberOf(candidate) ? { product: candidate, isOther: false } : { product: usual, isOther: true };
};

const Answers = ({ product, result, state }: { product: Product; result: RoomResult; state: RoomState }) => {
  const t = useTexts('project');
  const href = useCalculatorHref();
  const contact = useHref();
  const { advised, isReached, pieces } = result;
  return (
    <>
      {Object.keys(state.faults).length > 0 && <Remark kind="danger">{t('calculator.faults')}</Remark>}
      <RoomFigures result={result} />
      <RoomPicture result={result} cover={product.cover!} />
      <RoomChart result={result} />
      <RoomTable result={result} />
      <RoomRemark result={result} />
      {pieces !== advised && (
        <a
          className="advice"
          href={href(queryWith(state.typed, 'n', String(advised)))}
          onClick={(event) => {
            event.preventDefault();
            state.change('n', String(advised));
          }}
        >
          {t(isReached ? 'calculator.take' : 'calculator.takeAll', { count: advised })}
        </a>
      )}
      <BuyBar product={product} result={result} />
      <a className="advice" href={contact('contact', undefined, { about: 'advice', product: product.id, room: new URLSearchParams(roomQuery(result.input)).toString() })}>
        {t('calculator.adviser')}
      </a>
      <Announcement result={result} />
    </>
  );
};

/** Announces the result to screen readers after a pause without changes. */
const Announcement = ({ result: { now, treated, pieces } }: { result: RoomResult }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const text = t('calculator.announcement', { before: number(middleTime(now), 2), after: number(middleTime(treated), 2), count: pieces });
  const [said, setSaid] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && !said) return undefined;
    const timer = setTimeout(() => setSaid(text), 800);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return <output className="visually-hidden">{said}</output>;
};
