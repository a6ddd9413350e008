import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { rangeOf } from '../../../ui/chart/band-times.js';
import { useArticle } from '../article.js';
import { FactRow } from '../facts.styles.js';
import { reverberationTargetOf } from './reverberation-target.js';

/** Kind, volume and size of a project's room, and the reverberation time that the norm requires. */
export const ProjectFacts = () => {
  const t = useTexts('project');
  const rooms = useTexts('inspiration');
  const { number } = useFormat();
  const { facts, room } = useArticle('projects');
  const target = facts && reverberationTargetOf(facts);
  if (!room && !facts) return null;
  return (
    <FactRow>
      {room && (
        <div>
          <dt>{t('room')}</dt>
          <dd>{rooms(`rooms.${room}`)}</dd>
        </div>
      )}
      {facts && (
        <div>
          <dt>{t('volume')}</dt>
          <dd>{t('cubicMetres', { value: number(facts.volume) })}</dd>
        </div>
      )}
      {facts?.size && (
        <div>
          <dt>{t('calculator.size')}</dt>
          <dd>{t('change.size', { size: facts.size.map((metres) => number(metres, metres % 1 === 0 ? 0 : 1)).join(' × ') })}</dd>
        </div>
      )}
      {target && (
        <div>
          <dt>{t('calculator.norm', { group: target.group })}</dt>
          <dd>{t('seconds', { value: rangeOf(target, number) })}</dd>
        </div>
      )}
    </FactRow>
  );
};
