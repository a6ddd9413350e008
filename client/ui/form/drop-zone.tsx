import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../core/format.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { type FileFault, maximumFileBytes, megabytesOf, nameOfType } from './file-rules.js';

/** Reason why a file was refused, and its size. */
export interface Refused {
  kind: FileFault;
  size: number;
}

/** Text of the reason why a file is refused. */
export const useFaultText = (accepts: readonly string[]): ((refused: Refused) => string) => {
  const t = useTexts('form');
  const { number } = useFormat();
  const types = useTypesText(accepts);
  return ({ kind, size }) => {
    if (kind === 'wrongType') return t('upload.wrongType', { types });
    if (kind === 'tooLarge') return t('upload.tooLarge', { megabytes: number(megabytesOf(size), 1), limit: number(megabytesOf(maximumFileBytes)) });
    return t(`upload.${kind}`);
  };
};

const useTypesText = (accepts: readonly string[]): string => new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(accepts.map(nameOfType));

/** Passes the selected files on, and resets the input so that the same file can be selected again. */
const pick = (input: HTMLInputElement, take: (files: readonly File[]) => void): void => {
  const files = [...(input.files ?? [])];
  input.value = '';
  if (files.length > 0) take(files);
};

interface DropZoneProps {
  id: string;
  accepts: readonly string[];
  help?: string | undefined;
  /** Whether there is an error, with the id `{id}-error`. */
  isWrong: boolean;
  /** Name of the field without scripts. */
  name?: string | undefined;
  /** Whether several files can be selected. */
  isMany?: boolean;
  onTake(files: readonly File[]): void;
}

/** Area to select or drop files, with the accepted types and size. */
export const DropZone = ({ id, accepts, help, isWrong, name, isMany, onTake }: DropZoneProps) => {
  const t = useTexts('form');
  const { number } = useFormat();
  const types = useTypesText(accepts);
  const megabytes = number(megabytesOf(maximumFileBytes));
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const taken = useRef(onTake);
  useEffect(() => {
    taken.current = onTake;
  });
  // Takes files that were selected before hydration.
  useEffect(() => pick(input.current!, taken.current), []);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onTake(isMany ? files : files.slice(0, 1));
  };
  return (
    <div className="zone" data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        id={id}
        type="file"
        name={name}
        multiple={isMany}
        accept={accepts.join(',') || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={[`${id}-limits`, isWrong && `${id}-error`].filter(Boolean).join(' ')}
        onChange={({ target }) => pick(target, onTake)}
      />
      <span aria-hidden="true">
        <b>{t(isMany ? 'upload.chooseMany' : 'upload.choose')}</b> <span className="drop">{t(isMany ? 'upload.dropMany' : 'upload.drop')}</span>
      </span>
      <small id={`${id}-limits`}>
        {accepts.length ? t('upload.limits', { types, megabytes }) : t('upload.anyLimits', { megabytes })} {help}
      </small>
    </div>
  );
};

/** Error of a file as an alert. */
export const FileFaultText = ({ id, text }: { id: string; text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p id={`${id}-error`} data-error="">
        <Icon name="danger" size={18} />
        {text}
      </p>
    )}
  </div>
);
