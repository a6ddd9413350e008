import { useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { useUpload } from '../../core/use-upload.js';
import { Button } from '../button.styles.js';
import { Icon } from '../icon.js';
import { DropZone, FileFaultText, type Refused, useFaultText } from './drop-zone.js';
import { useFieldError } from './field-frame.js';
import { FileBox } from './file-field.styles.js';
import { faultOf } from './file-rules.js';
import { FileStatus } from './file-status.js';
import { FileList } from './files-field.styles.js';
import { FieldRow } from './form.styles.js';

/** An uploaded file. */
export interface StoredFileItem {
  id: string;
  name: string;
}

interface FilesFieldProps<Values extends FieldValues> {
  /** Path of the files in the form: a list of `StoredFileItem`. */
  name: Path<Values>;
  label: string;
  help: string;
  accepts: readonly string[];
  /** Maximum number of files. */
  limit: number;
  /** Called with the number of running uploads, which the form waits for. */
  onSending(count: number): void;
}

let lastKey = 0;

/** Upload of several files, each with its own progress. Uploaded files are form values and stay after a reload. */
export const FilesField = <Values extends FieldValues>({ name, label, help, accepts, limit, onSending }: FilesFieldProps<Values>) => {
  const t = useTexts('form');
  const id = useId();
  const { control, getValues, setValue } = useFormContext<Values>();
  const kept = useWatch({ control, name }) as readonly StoredFileItem[];
  const [sending, setSending] = useState<readonly { key: number; file: File }[]>([]);
  const [refused, setRefused] = useState<Refused | 'tooMany'>();
  /** Refused files, which the next one does not wait for. */
  const [stopped, setStopped] = useState<readonly number[]>([]);
  const turn = sending.find(({ key }) => !stopped.includes(key))?.key;
  const faultText = useFaultText(accepts);
  const serverError = useFieldError(name);
  const box = useRef<HTMLDivElement>(null);
  const room = limit - kept.length - sending.length;
  useFocusInside(box, `${kept.length} ${sending.length}`);
  useEffect(() => onSending(sending.length), [sending.length, onSending]);

  const keep = (files: readonly StoredFileItem[]) => setValue(name, files as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const leave = (key: number) => setSending((all) => all.filter((one) => one.key !== key));
  const take = (files: readonly File[]) => {
    const faults = files.flatMap((file) => ({ kind: faultOf(file, accepts), size: file.size }));
    const fault = faults.find((one): one is Refused => one.kind !== undefined);
    const fitting = files.filter((_, at) => faults[at]?.kind === undefined);
    setRefused(fault ?? (fitting.length > room ? 'tooMany' : undefined));
    setSending((all) => [...all, ...fitting.slice(0, room).map((file) => ({ key: (lastKey += 1), file }))]);
  };
  const ownFault = refused && (refused === 'tooMany' ? t('upload.most', { count: limit }) : faultText(refused));
  const wrong = ownFault ?? serverError?.message;
  return (
    <FieldRow data-span={6} ref={box}>
      <label htmlFor={id}>
        {label}
        <small>{t('optional')}</small>
      </label>
      {kept.length + sending.length > 0 && (
        <FileList aria-label={t('upload.list')}>
          {kept.map((file) => (
            <li key={file.id}>
              <noscript>
                <label>
                  <input type="checkbox" name={name} value={file.id} defaultChecked /> {file.name}
                </label>
              </noscript>
              <FileBox data-needs-script>
                <output className="name">
                  <Icon name="check" />
                  {t('upload.done', { name: file.name })}
                </output>
                <Button type="button" data-kind="quiet" aria-label={t('upload.removeNamed', { name: file.name })} onClick={() => keep(kept.filter((one) => one.id !== file.id))}>
                  {t('upload.remove')}
                </Button>
              </FileBox>
            </li>
          ))}
          {sending.map(({ key, file }) => (
            <li key={key}>
              <SendingFile
                file={file}
                isTurn={key === turn || stopped.includes(key)}
                onStop={(isStopped) => setStopped((all) => [...all.filter((one) => one !== key), ...(isStopped ? [key] : [])])}
                onDone={(done) => {
                  leave(key);
                  keep([...(getValues(name) as readonly StoredFileItem[]), done]);
                }}
                onGone={() => leave(key)}
              />
            </li>
          ))}
        </FileList>
      )}
      {room > 0 ? (
        <FileBox data-phase="empty">
          <DropZone {...{ id, name, accepts, help }} isMany isWrong={wrong !== undefined} onTake={take} />
        </FileBox>
      ) : (
        <p>{t('upload.most', { count: limit })}</p>
      )}
      <FileFaultText id={id} text={wrong} />
    </FieldRow>
  );
};

interface SendingFileProps {
  file: File;
  /** Uploads are sequential, because the first one makes a new visitor the guest that owns all files. */
  isTurn: boolean;
  onStop(isStopped: boolean): void;
  onDone(file: StoredFileItem): void;
  onGone(): void;
}

/** A file that is uploaded or waits for its turn. */
const SendingFile = ({ file, isTurn, onStop, onDone, onGone }: SendingFileProps) => {
  const id = useId();
  const upload = useUpload((stored) => {
    if (stored) onDone({ id: stored.id, name: stored.name });
    else onGone();
    return true;
  });
  const { phase } = upload.state;
  const reported = useRef({ upload, onStop, isStarted: false });
  useEffect(() => {
    Object.assign(reported.current, { upload, onStop });
  });
  useEffect(() => {
    if (!isTurn || reported.current.isStarted) return;
    reported.current.isStarted = true;
    reported.current.upload.send(file);
  }, [isTurn, file]);
  useEffect(() => reported.current.onStop(phase === 'refused'), [phase]);
  return <FileBox data-phase={phase === 'empty' ? 'waiting' : phase}>{phase === 'empty' ? <p className="name">{file.name}</p> : <FileStatus {...{ id, upload }} />}</FileBox>;
};

/** When a row with the focus is removed, focuses the last control. */
const useFocusInside = (box: React.RefObject<HTMLDivElement | null>, rows: string) => {
  const last = useRef(rows);
  useEffect(() => {
    if (last.current !== rows && document.activeElement === document.body) [...(box.current?.querySelectorAll<HTMLElement>('button, input') ?? [])].at(-1)?.focus();
    last.current = rows;
  });
};
