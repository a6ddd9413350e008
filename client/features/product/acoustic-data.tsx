import type { Acoustics } from '../../../src/contract/product.js';
import { octaveBands as bands, speechMean } from '../../../src/domain/acoustics.js';
import { formatAlphaW } from '../../../src/domain/alpha-w.js';
import { keptTogether } from '../../../src/domain/written-words.js';
import { useFormat } from '../../core/format.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { AbsorptionChart } from './absorption-chart.js';
import { AcousticBlock } from './acoustic-data.styles.js';

type Absorbing = Extract<Acoustics, { kind: 'absorption' | 'object' }>;
type Insulating = Extract<Acoustics, { kind: 'insulation' | 'impact' }>;

/**
 * Acoustic data of a product: absorption within a room, or insulation between rooms. A note says what the product does not do;
 * it follows from the kind of the data, so descriptions do not repeat it.
 */
export const AcousticData = ({ acoustics }: { acoustics: Acoustics }) => {
  switch (acoustics.kind) {
    case 'absorption':
    case 'object':
      return <AbsorptionData acoustics={acoustics} />;
    case 'insulation':
    case 'impact':
      return <InsulationData acoustics={acoustics} />;
    default:
      return null;
  }
};

const AbsorptionData = ({ acoustics }: { acoustics: Absorbing }) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const isObject = acoustics.kind === 'object';
  const caption = t(isObject ? 'acoustics.area' : 'acoustics.coefficients', { mounting: keptTogether(acoustics.mounting) });
  const inside = useCachedHtml('absorption');
  const content = () => (
    <>
      <h2>{t('acoustics.absorption')}</h2>
      <dl>
        {isObject ? (
          <Figure value={number(speechMean(acoustics.bands), 2)} label={t('acoustics.areaMean')} />
        ) : (
          <>
            <Figure value={formatAlphaW(acoustics, number)} label={t('acoustics.alphaW')} />
            <Figure value={acoustics.absorptionClass === 'unclassified' ? '–' : acoustics.absorptionClass} label={t('acoustics.class')} />
            <Figure value={number(acoustics.nrc, 2)} label={t('acoustics.nrc')} />
          </>
        )}
      </dl>
      {!isObject && acoustics.shapeIndicators && <small>{t('acoustics.indicators')}</small>}
      <figure>
        <AbsorptionChart values={acoustics.bands} atLeast={isObject ? 0 : 1} format={number} />
        <figcaption>{caption}</figcaption>
      </figure>
      <details>
        <summary>{t('acoustics.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('acoustics.band')}</th>
              <th scope="col">{t(isObject ? 'acoustics.areaColumn' : 'acoustics.coefficient')}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, at) => (
              <tr key={band}>
                <th scope="row">{t('acoustics.hertz', { value: number(band) })}</th>
                <td>{number(acoustics.bands[at]!, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p>{t('acoustics.absorbing')}</p>
    </>
  );
  return <AcousticBlock {...inside(acoustics, content)} />;
};

const InsulationData = ({ acoustics }: { acoustics: Insulating }) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const [decibel, label, note] =
    acoustics.kind === 'insulation'
      ? ([acoustics.rw, t('acoustics.rw'), t('acoustics.insulating')] as const)
      : ([acoustics.deltaLw, t('acoustics.deltaLw'), t('acoustics.impact')] as const);
  return (
    <AcousticBlock>
      <h2>{t('acoustics.insulation')}</h2>
      <dl data-large>
        <Figure value={t('acoustics.decibel', { value: number(decibel) })} label={label} />
      </dl>
      <p>{note}</p>
    </AcousticBlock>
  );
};

const Figure = ({ value, label }: { value: string; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
