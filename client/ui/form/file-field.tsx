import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { StorageFile } from '../../../src/contract/storage.js';
import { useFormat } from '../../core/format.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { type Upload, useUpload } from '../../core/use-upload.js';
import { Button } from '../button.styles.js';
import { Icon } from '../icon.js';
import { Remark } from '../remark.js';
import { FileBox } from './file-field.styles.js';
import { faultOf, type FileFault, maximumFileBytes, megabytesOf, nameOfType } from './file-rules.js';
import { FieldRow } from './form.styles.js';

interface FileFieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Media types; none for any. */
  accepts: readonly string[];
  /** Id of the upload that is chosen. */
  value: string | null;
  onChange(uploadId: string | null, file: StorageFile | null): void;
}

/** A file to send: told what fits before, shown on its way, gone on with after a broken line. */
export const FileField = ({ label, help, error, accepts, value, onChange }: FileFieldProps) => {
  const t = useTexts('form');
  const { number } = useFormat();
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<{ kind: FileFault; size: number }>();
  const upload = useUpload((file) => onChange(file?.uploadId ?? null, file));
  const { phase } = upload.state;
  const shown = phase === 'empty' && value !== null ? 'kept' : phase;
  useFocusKept(box, shown);

  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(accepts.map(nameOfType));
  const limit = number(megabytesOf(maximumFileBytes));
  const faults: Record<FileFault, string> = {
    heic: t('upload.heic'),
    wrongType: t('upload.wrongType', { types }),
    tooLarge: t('upload.tooLarge', { megabytes: number(megabytesOf(fault?.size ?? 0), 1), limit }),
    empty: t('upload.empty'),
  };
  const wrong = fault ? faults[fault.kind] : error;
  const take = (file: File | undefined) => {
    if (!file) return;
    const kind = faultOf(file, accepts);
    setFault(kind && { kind, size: file.size });
    if (!kind) upload.send(file);
  };
  return (
    <FieldRow>
      <label htmlFor={id}>{label}</label>
      <FileBox ref={box} data-phase={shown}>
        {shown === 'empty' ? (
          <DropZone onDrop={take}>
            <input
              id={id}
              type="file"
              accept={accepts.join(',') || undefined}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={[`${id}-limits`, wrong && `${id}-error`].filter(Boolean).join(' ')}
              onChange={({ target }) => {
                take(target.files?.[0]);
                // The same file can be chosen again.
                target.value = '';
              }}
            />
            <span aria-hidden="true">
              <b>{t('upload.choose')}</b> {t('upload.drop')}
            </span>
            <small id={`${id}-limits`}>
              {accepts.length ? t('upload.limits', { types, megabytes: limit }) : t('upload.anyLimits', { megabytes: limit })} {help}
            </small>
          </DropZone>
        ) : (
          <Status {...{ id, upload }} />
        )}
      </FileBox>
      <div role="alert">
        {wrong && (
          <p id={`${id}-error`} data-error="">
            <Icon name="danger" size={18} />
            {wrong}
          </p>
        )}
      </div>
    </FieldRow>
  );
};

const DropZone = ({ onDrop, children }: { onDrop(file: File | undefined): void; children: React.ReactNode }) => {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.files[0]);
  };
  return (
    <div className="zone" data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      {children}
    </div>
  );
};

/** A file that was chosen: on its way, stopped, or there. */
const Status = ({ id, upload: { state, goOn, retry, clear } }: { id: string; upload: Upload }) => {
  const t = useTexts('form');
  const { number } = useFormat();
  const megabytes = (bytes: number) => number(megabytesOf(bytes), 1);
  const action = (text: string, onClick: () => void) => (
    <Button type="button" data-kind="quiet" onClick={onClick}>
      {text}
    </Button>
  );
  if (state.phase === 'sending' || state.phase === 'waiting') {
    const { name, size, sent } = state;
    return (
      <>
        <p className="name">{name}</p>
        <progress id={id} aria-label={t('upload.progress', { name })} max={size} value={sent} />
        <p className="sent">{t('upload.sent', { sent: megabytes(sent), size: megabytes(size), percent: Math.floor((sent / size) * 100) })}</p>
        {state.phase === 'waiting' && (
          <output>
            <Remark kind="warning">{t('upload.waiting')}</Remark>
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

/** What had the focus goes with each phase: the next thing to press takes it over. */
const useFocusKept = (box: React.RefObject<HTMLDivElement | null>, phase: string) => {
  const last = useRef(phase);
  useEffect(() => {
    if (last.current !== phase && document.activeElement === document.body) box.current?.querySelector<HTMLElement>('button, input')?.focus();
    last.current = phase;
  });
};
