import { useTexts } from '../../core/texts.js';
import { useFormat } from '../../core/format.js';
import type { Upload } from '../../core/use-upload.js';
import { Button } from '../button.styles.js';
import { Icon } from '../icon.js';
import { Remark } from '../remark.js';
import { megabytesOf } from './file-rules.js';

/** State of a selected file: uploading, waiting, refused or uploaded. */
export const FileStatus = ({ id, upload: { state, goOn, retry, clear } }: { id: string; upload: Upload }) => {
  const t = useTexts('form');
  const { number } = useFormat();
  const megabytes = (bytes: number) => number(megabytesOf(bytes), 1);
  const action = (text: string, onClick: () => void) => (
    <Button type="button" data-kind="quiet" onClick={onClick}>
      {text}
    </Button>
  );
  if (state.phase === 'sending' || state.phase === 'waiting') {
    const { name, size, sent, problem } = state;
    return (
      <>
        <p className="name">{name}</p>
        <progress id={id} aria-label={t('upload.progress', { name })} max={size} value={sent} />
        <p className="sent">{t('upload.sent', { sent: megabytes(sent), size: megabytes(size), percent: Math.floor((sent / size) * 100) })}</p>
        {state.phase === 'waiting' && (
          <output>
            <Remark kind="warning">{problem ?? t('upload.waiting')}</Remark>
          </output>
        )}
        <div className="actions">
          {state.phase === 'waiting' && action(t('upload.goOn'), goOn)}
          {action(t('upload.cancel'), clear)}
        </div>
      </>
    );
  }
  if (state.phase === 'refused')
    return (
      <>
        <Remark kind="danger" role="alert">
          <b>{t('upload.refused')}</b> {state.problem}
        </Remark>
        <div className="actions">
          {action(t('upload.retry'), retry)}
          {action(t('upload.other'), clear)}
        </div>
      </>
    );
  return (
    <>
      <output className="name">
        <Icon name="check" />
        {state.phase === 'done' ? t('upload.done', { name: state.file.name }) : t('upload.kept')}
      </output>
      <div className="actions">{action(t('upload.remove'), clear)}</div>
    </>
  );
};
