import { octaveBands } from '../../../src/domain/acoustics.js';
import { middleTime } from '../../../src/domain/room-acoustics.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useCategories } from '../../core/use-categories.js';
import { Remark } from '../../ui/remark.js';
import { rangeOf } from '../../ui/chart/band-times.js';
import { Figures } from './results.styles.js';
import type { RoomResult } from './use-room.js';

/** Reverberation time now and with the pieces, and the target of the norm. */
export const RoomFigures = ({ result: { now, treated, target, pieces } }: { result: RoomResult }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const time = (value: number) => t('seconds', { value: number(value, value < 1 ? 2 : 1) });
  const range = rangeOf(target, number);
  const figures = [
    ['now', time(middleTime(now)), t('calculator.nowFigure')],
    ['treated', time(middleTime(treated)), t('calculator.withFigure', { count: pieces })],
    ['target', t('seconds', { value: range }), t('calculator.targetFigure')],
  ] as const;
  return (
    <Figures>
      {figures.map(([kind, value, label]) => (
        <div key={kind} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
};

/** Explanation of the result: bands within and outside the target, and advice. */
export const RoomRemark = ({ result }: { result: RoomResult }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const { tooLong, tooShort, isReached, advised, pieces, target } = result;
  const hertz = (at: number) => t('calculator.hertz', { value: number(octaveBands[at]!) });
  const bands = (list: readonly number[]) => list.map(hertz).join(', ');
  const speech = tooLong.filter((band) => band > 1);
  const parts = [
    !tooLong.length && !tooShort.length && t('calculator.inside'),
    tooLong.length === 1 && tooLong[0] === 1 && !tooShort.length && t('calculator.insideSpeech'),
    speech.length > 0 && t('calculator.tooLong', { bands: bands(tooLong) }),
    speech.length > 0 && (isReached ? t('calculator.advice', { count: advised }) : t('calculator.notReached', { count: advised })),
    tooShort.length > 0 && t('calculator.tooShort', { bands: bands(tooShort) }),
    tooShort.length > 0 && pieces > advised && t('calculator.fewer'),
    !target.isGiven && t('calculator.notGiven'),
  ].filter((part) => part !== false);
  return (
    <Remark kind={speech.length ? 'warning' : 'success'}>
      {parts.join(' ')}
      {tooLong.includes(1) && <LowsRemark />}
    </Remark>
  );
};

/** Advice for low frequencies, with a link when the shop has the category. */
const LowsRemark = () => {
  const t = useTexts('project');
  const href = useHref();
  const studio = useCategories().find(({ id }) => id === 'studio');
  const [before, words, after] = t('calculator.lows').split('|');
  return (
    <>
      {' '}
      {before}
      {studio ? <a href={href('categoryDetail', { slug: studio.slug })}>{words}</a> : words}
      {after}
    </>
  );
};
