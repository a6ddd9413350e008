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
  /** Accepted media types; empty for any. */
  accepts: readonly string[];
  /** Id of the selected upload. */
  value: string | null;
  onChange(uploadId: string | null, file: StorageFile | null): void;
}

/** Upload of one file with progress. It shows which files are accepted, and continues after a broken connection. */
export const FileField = ({ label, help, error, accepts, value, onChange }: FileFieldProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Refused>();
  const upload = useUpload((file) => {
    // The content has another type than the name.
    const isOther = file !== null && accepts.length > 0 && !accepts.includes(file.type);
    if (isOther) setFault({ kind: 'wrongType', size: file.size });
    else onChange(file?.uploadId ?? null, file);
    return !isOther;
  });
  const { phase } = upload.state;
  const shown = phase === 'empty' && value !== null ? 'kept' : phase;
  useFocusRestore(box, shown);

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

/** When a change of phase removes the focused element, focuses the next control. */
const useFocusRestore = (box: React.RefObject<HTMLDivElement | null>, phase: string) => {
  const last = useRef(phase);
  useEffect(() => {
    if (last.current !== phase && document.activeElement === document.body) box.current?.querySelector<HTMLElement>('button, input')?.focus();
    last.current = phase;
  });
};
