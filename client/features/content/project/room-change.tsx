import type { RoomFacts } from '../../../../src/contract/content.js';
import { axisOf } from '../../../../src/domain/axis.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { BandTimes } from '../../../ui/chart/band-times.js';
import { useArticle } from '../article.js';
import { ChangeTable } from './change-table.js';
import { DecayWave, TimeAxis } from './decay-wave.js';
import { PlayClapButton } from './play-clap-button.js';
import { ChangeSection } from './room-change.styles.js';
import { reverberationTargetOf } from './reverberation-target.js';
import { useClapPlayer } from './use-clap-player.js';

/** Returns the number of digits to show: two when the hundredths are not zero, one otherwise. */
const digitsOf = (seconds: number): number => (Math.round(seconds * 100) % 10 === 0 ? 1 : 2);

/** Reverberation time of a project's room before and after, as wave, sound and table. Renders nothing without measurements. */
export const RoomChange = () => {
  const { facts } = useArticle('projects');
  return facts ? <Change facts={facts} /> : null;
};

const Change = ({ facts }: { facts: RoomFacts }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const clap = useClapPlayer();
  const { bands, before, after } = facts;
  const target = reverberationTargetOf(facts);
  const axis = axisOf(Math.max(before, after, target?.highest ?? 0) * 1.02);
  const reported = (value: number) => number(value, digitsOf(value));
  const labels = { before: t('change.before'), after: t('change.after'), norm: t('calculator.normShort') };
  return (
    <ChangeSection aria-labelledby="change">
      <h2 id="change">{t('change.title', { before: reported(before), after: reported(after) })}</h2>
      <p>{t('change.lead')}</p>
      <div className="decays">
        {(['before', 'after'] as const).map((moment) => (
          <div className="decay" key={moment} data-moment={moment}>
            <p>
              <span>{labels[moment]}</span>
              <strong>{t('seconds', { value: reported(facts[moment]) })}</strong>
            </p>
            <PlayClapButton moment={moment} clap={clap} seconds={facts[moment]} bands={bands?.[moment]} />
            <DecayWave seconds={facts[moment]} top={axis.top} target={target} isPlaying={clap.playing === moment} />
          </div>
        ))}
        <TimeAxis axis={axis} target={target} />
      </div>
      <p className="note">{t('change.model')}</p>
      {bands && (
        <figure>
          <BandTimes before={bands.before} after={bands.after} target={target} labels={labels} />
          <figcaption>{t('calculator.caption')}</figcaption>
        </figure>
      )}
      <ChangeTable facts={facts} target={target} />
    </ChangeSection>
  );
};
