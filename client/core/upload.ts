import type { ProblemDetails } from '../../src/contract/errors.js';
import type { OpenUpload, StorageFile } from '../../src/contract/storage.js';
import { problemOf } from './api.js';

/** Calls for uploads in parts. The parts themselves are sent to a separate path. */
export interface UploadCalls {
  start(facts: { name: string; type: string; size: number }): Promise<OpenUpload>;
  get(id: string): Promise<OpenUpload>;
  cancel(id: string): Promise<unknown>;
}
export interface UploadSetting {
  calls: UploadCalls;
  locale: string;
  signal: AbortSignal;
  /** Whether the visitor cancelled the upload. Otherwise it can be resumed after a reload. */
  isGivenUp(): boolean;
  /** Called after each part, and when the upload waits because the connection broke or the server is busy. */
  onProgress(sent: number, isWaiting: boolean, problem?: ProblemDetails): void;
  /** Called when a wait begins, with a function that ends it. */
  onWait(goOn: () => void): void;
}

const partBytes = 1_048_576;
/** Minimum size of a part on a slow connection. */
const minPartBytes = 65_536;
/** Timeout of a part in milliseconds; the server limits a request to 30 s. */
const partDeadline = 40_000;
const longestWait = 30_000;

/** The server refused a part. */
class Refusal extends Error {
  constructor(readonly problem: ProblemDetails) {
    super(problem.code);
  }
}

/** Problem details of a refusal; undefined without a response, as after a broken connection. */
export const refusalOf = (error: unknown): ProblemDetails | undefined => (error instanceof Refusal ? error.problem : problemOf(error));
/** Whether a retry is useless. */
const isFinal = (problem: ProblemDetails | undefined): boolean => problem !== undefined && problem.status < 500 && problem.status !== 429;

const fingerprint = ({ name, size, lastModified }: File): string => `upload.${name}.${size}.${lastModified}`;
/** Stores the upload id of a file, so that the upload can be resumed after a reload. Without storage it cannot. */
const memory = {
  read: (file: File): string | null => attempt(() => localStorage.getItem(fingerprint(file))) ?? null,
  store: (file: File, id: string): void => attempt(() => localStorage.setItem(fingerprint(file), id)),
  remove: (file: File): void => attempt(() => localStorage.removeItem(fingerprint(file))),
};
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const sendPart = async ({ id, offset }: OpenUpload, part: Blob, { locale, signal }: UploadSetting): Promise<OpenUpload> => {
  const headers = { 'content-type': 'application/partial-upload', 'upload-offset': String(offset), 'x-locale': locale };
  const answer = await fetch(`/forms/uploads/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    headers,
    body: part,
    signal: AbortSignal.any([signal, AbortSignal.timeout(partDeadline)]),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(body as ProblemDetails);
  return body as OpenUpload;
};

/** Uploads a file in one request, for a Shop API that does not accept parts. @throws the refusal (`refusalOf`), or the error of `fetch` */
export const uploadWhole = async (file: File, { locale, signal }: Pick<UploadSetting, 'locale' | 'signal'>): Promise<StorageFile> => {
  const body = new FormData();
  body.append('file', file);
  const answer = await fetch('/forms/uploads', { method: 'POST', headers: { 'x-locale': locale }, body, signal });
  const answered: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(answered as ProblemDetails);
  return answered as StorageFile;
};

/** Waits before a retry with exponential backoff. Ends early when the browser is online again or the visitor retries. */
const waitBeforeRetry = (failures: number, { signal, onWait }: UploadSetting): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(resolve), Math.min(longestWait, 500 * 2 ** failures));
    const goOn = () => end(resolve);
    const stop = () => end(() => reject(signal.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    };
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    onWait(goOn);
  });

/** Repeats a step until it succeeds or a retry is useless. */
const persist = async <Value>(step: () => Promise<Value>, setting: UploadSetting, onFailure: (problem: ProblemDetails | undefined) => void): Promise<Value> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await step();
    } catch (error) {
      const problem = refusalOf(error);
      if (setting.signal.aborted || isFinal(problem)) throw error;
      onFailure(problem);
      await waitBeforeRetry(failures, setting);
    }
  }
};

/** Resumes the upload of this file from before a reload, or starts a new one. */
const begin = async (file: File, { calls }: UploadSetting): Promise<OpenUpload> => {
  const known = memory.read(file);
  const found = known === null ? undefined : await calls.get(known).catch((error: unknown) => (isFinal(refusalOf(error)) ? undefined : Promise.reject(error as Error)));
  return found ?? calls.start({ name: file.name, type: file.type, size: file.size });
};

/**
 * Uploads a file in parts. After a broken connection only one part is repeated; after a reload the upload is resumed when the visitor
 * selects the same file again.
 * @throws the refusal (`refusalOf`), or the signal's reason
 */
export const uploadFile = async (file: File, setting: UploadSetting): Promise<StorageFile> => {
  const { calls, signal, isGivenUp, onProgress } = setting;
  let open: OpenUpload | undefined;
  let bytes = partBytes;
  const onFailure = (problem: ProblemDetails | undefined) => {
    bytes = Math.max(minPartBytes, bytes / 2);
    onProgress(open?.offset ?? 0, true, problem);
  };
  const sendNext = async (): Promise<OpenUpload> => {
    const { id, offset } = open!;
    try {
      return await sendPart(open!, file.slice(offset, offset + bytes), setting);
    } catch (error) {
      if (refusalOf(error)?.code === 'CONFLICT' || (!refusalOf(error) && !signal.aborted)) {
        // The part may have arrived although its response was lost.
        const now = await calls.get(id);
        if (now.offset !== offset || now.file) return now;
      }
      throw error;
    }
  };
  try {
    open = await persist(() => begin(file, setting), setting, onFailure);
    memory.store(file, open.id);
    while (!open.file) {
      onProgress(open.offset, false);
      open = await persist(sendNext, setting, onFailure);
    }
    memory.remove(file);
    return open.file;
  } catch (error) {
    if (!signal.aborted || isGivenUp()) memory.remove(file);
    if (isGivenUp() && open) void calls.cancel(open.id).catch(() => undefined);
    throw error;
  }
};
