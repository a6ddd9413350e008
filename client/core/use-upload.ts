import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProblemDetails } from '../../src/contract/errors.js';
import type { StorageFile } from '../../src/contract/storage.js';
import { useApi } from './api.js';
import { useCapability } from './capabilities.js';
import { useLocale } from './locale.js';

/** State of an upload. `waiting`: for the connection or the server; `problem` is the message of the server. */
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
  /** Retries at once. */
  goOn(): void;
  /** Uploads the refused file again. */
  retry(): void;
  /** Cancels a running upload, or removes the uploaded file. */
  clear(): void;
}

/** Message of a problem. */
const wordsOf = (problem: ProblemDetails | undefined): string | undefined => problem?.detail ?? problem?.title;

/** Uploads a file; the code is loaded with the first one. @param onDone called with the uploaded file, or with null when it is cleared; returns whether the file is accepted */
export const useUpload = (onDone: (file: StorageFile | null) => boolean): Upload => {
  const api = useApi();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const acceptsParts = useCapability('startUpload', 'getOpenUpload', 'appendUpload');
  // Without a connection the call fails at once; `uploadFile` waits and retries.
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
      const { uploadFile, uploadWhole, refusalOf } = parts;
      try {
        const setting = { calls, locale, signal: control.signal, isGivenUp: () => own.isGivenUp === true, onProgress, onWait };
        const whole = await (acceptsParts ? uploadFile(file, setting) : uploadWhole(file, setting));
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
