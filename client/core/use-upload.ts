import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProblemDetails } from '../../src/contract/errors.js';
import type { StorageFile } from '../../src/contract/storage.js';
import { useApi } from './api.js';
import { useLocale } from './locale.js';

/** Where a file is on its way: nowhere, going, waiting for the line or the server (with its words), refused (with them too), or there. */
export type UploadState =
  | { phase: 'empty' }
  | { phase: 'sending' | 'waiting'; name: string; size: number; sent: number; problem: string | undefined }
  | { phase: 'refused'; name: string; problem: string | undefined }
  | { phase: 'done'; file: StorageFile };

interface Running {
  file: File;
  control: AbortController;
  isGivenUp?: true;
  goOn?: () => void;
}

export interface Upload {
  state: UploadState;
  send(file: File): void;
  /** Tries the line again at once. */
  goOn(): void;
  /** Sends the file that was refused once more. */
  retry(): void;
  /** Gives up what is on its way, or lets go of what is there. */
  clear(): void;
}

/** What the server says was wrong. */
const wordsOf = (problem: ProblemDetails | undefined): string | undefined => problem?.detail ?? problem?.title;

/** Sends a file; its code is loaded with the first one. @param onDone is called with the whole file, and with null when it is cleared; returns whether the file is taken */
export const useUpload = (onDone: (file: StorageFile | null) => boolean): Upload => {
  const api = useApi();
  const queryClient = useQueryClient();
  const locale = useLocale();
  // A broken line is told at once, and waited for here.
  const { mutateAsync: start } = useMutation(api.storage.startUpload.mutationOptions({ networkMode: 'always' }));
  const { mutateAsync: cancel } = useMutation(api.storage.cancelUpload.mutationOptions());
  const [state, setState] = useState<UploadState>({ phase: 'empty' });
  const running = useRef<Running>(undefined);
  useEffect(() => () => running.current?.control.abort(), []);

  const giveUp = () => {
    if (!running.current) return;
    running.current.isGivenUp = true;
    running.current.control.abort();
  };
  const send = (file: File) => {
    giveUp();
    const control = new AbortController();
    const own: Running = { file, control };
    running.current = own;
    const { name, size } = file;
    const calls = {
      start: (input: { name: string; type: string; size: number }) => start({ input, idempotencyKey: crypto.randomUUID() }),
      get: (id: string) => queryClient.fetchQuery({ ...api.storage.openUpload.queryOptions({ id }), staleTime: 0, networkMode: 'always' }),
      cancel: (id: string) => cancel({ input: { id } }),
    };
    const onProgress = (sent: number, isWaiting: boolean, problem?: ProblemDetails) =>
      setState({ phase: isWaiting ? 'waiting' : 'sending', name, size, sent, problem: wordsOf(problem) });
    const onWait = (goOn: () => void) => {
      own.goOn = goOn;
    };
    onProgress(0, false);
    const finish = async () => {
      const parts = await import('./upload.js').catch(() => undefined);
      if (!parts) return setState({ phase: 'refused', name, problem: undefined });
      const { uploadFile, refusalOf } = parts;
      try {
        const whole = await uploadFile(file, { calls, locale, signal: control.signal, isGivenUp: () => own.isGivenUp === true, onProgress, onWait });
        setState(onDone(whole) ? { phase: 'done', file: whole } : { phase: 'empty' });
      } catch (error) {
        if (control.signal.aborted) return;
        setState({ phase: 'refused', name, problem: wordsOf(refusalOf(error)) });
      }
    };
    void finish();
  };
  const clear = () => {
    giveUp();
    running.current = undefined;
    setState({ phase: 'empty' });
    onDone(null);
  };
  const retry = () => {
    if (running.current) send(running.current.file);
  };
  return { state, send, retry, clear, goOn: () => running.current?.goOn?.() };
};
