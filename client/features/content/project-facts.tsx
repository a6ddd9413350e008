import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useArticle } from './article.js';
import { FactRow } from './facts.styles.js';

/** What the project did to the room: volume, and how long it rings before and after. */
export const ProjectFacts = () => {
  const t = useTexts('project');
  const rooms = useTexts('inspiration');
  const { number } = useFormat();
  const { facts, room } = useArticle('projects');
  return (
    <FactRow>
      {room && (
        <div>
          <dt>{t('room')}</dt>
          <dd>{rooms(`rooms.${room}`)}</dd>
        </div>
      )}
      {facts && (
        <>
          <div>
            <dt>{t('volume')}</dt>
            <dd>{t('cubicMetres', { value: number(facts.volume) })}</dd>
          </div>
          <div>
            <dt>{t('before')}</dt>
            <dd>{t('seconds', { value: number(facts.before, 1) })}</dd>
          </div>
          <div>
            <dt>{t('after')}</dt>
            <dd>{t('seconds', { value: number(facts.after, 1) })}</dd>
          </div>
        </>
      )}
    </FactRow>
  );
};
