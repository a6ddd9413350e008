import { useEffect, useId, useRef, useState } from 'react';
import type { StorageFile } from '../../../src/contract/storage.js';
import { useUpload } from '../../core/use-upload.js';
import { DropZone, FileFaultText, type Refused, useFaultText } from './drop-zone.js';
import { FileBox } from './file-field.styles.js';
import { faultOf } from './file-rules.js';
import { FileStatus } from './file-status.js';
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
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Refused>();
  const upload = useUpload((file) => {
    // Its content shows another type than its name.
    const isOther = file !== null && accepts.length > 0 && !accepts.includes(file.type);
    if (isOther) setFault({ kind: 'wrongType', size: file.size });
    else onChange(file?.uploadId ?? null, file);
    return !isOther;
  });
  const { phase } = upload.state;
  const shown = phase === 'empty' && value !== null ? 'kept' : phase;
  useFocusKept(box, shown);

  const faultText = useFaultText(accepts);
  const wrong = fault ? faultText(fault) : error;
  const take = (file: File) => {
    const kind = faultOf(file, accepts);
    setFault(kind && { kind, size: file.size });
    if (!kind) upload.send(file);
  };
  return (
    <FieldRow>
      <label htmlFor={id}>{label}</label>
      <FileBox ref={box} data-phase={shown}>
        {shown === 'empty' ? <DropZone {...{ id, accepts, help }} isWrong={wrong !== undefined} onTake={([file]) => file && take(file)} /> : <FileStatus {...{ id, upload }} />}
      </FileBox>
      <FileFaultText id={id} text={wrong} />
    </FieldRow>
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
