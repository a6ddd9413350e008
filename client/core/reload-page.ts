import { tabStorage } from './tab-storage.js';
import { saveInput } from './saved-input.js';
import { allowLeaving } from './unsaved-warning.js';

const stored = 'renewed';
/** Milliseconds within which a page is not reloaded a second time, whatever its build. */
const rest = 60_000;

/** Identifies the build: the name of the file that hydrates the page contains a hash of everything that it loads. */
const build = () =>
  document
    .querySelector<HTMLElement>('[data-files]')
    ?.dataset['files']?.split(' ')
    .find((file) => file.includes('/app-')) ?? '';

/** Whether this is the first reload for this build. Without storage always false, to prevent reload loops. */
const isFirst = (): boolean => {
  const last = tabStorage.read(stored) as { build: string; at: number } | undefined;
  if (last && (last.build === build() || Date.now() - last.at < rest)) return false;
  return tabStorage.set(stored, JSON.stringify({ build: build(), at: Date.now() }));
};

const isReachable = (): Promise<boolean> =>
  fetch(build(), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** For each missing file, whether it is needed. */
const missed: (() => boolean)[] = [];

const attempt = async (address: () => string): Promise<boolean> => {
  if (!(await isReachable()) || !missed.splice(0).some((isWanted) => isWanted()) || !isFirst()) return false;
  saveInput();
  allowLeaving();
  const target = address();
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
  return true;
};

let running: Promise<boolean> | undefined;

/**
 * Reloads the page when one of its files is missing, as after a deployment, when files have other names. Keeps input in fields.
 * Does nothing without a connection.
 * @param address address to load; `address` and `isWanted` are called right before the reload
 * @param isWanted whether the file is needed
 * @returns whether the page is being reloaded
 */
export const reloadPage = async (address: () => string, isWanted = () => true): Promise<boolean> => {
  missed.push(isWanted);
  running ??= attempt(address);
  const isRenewed = await running;
  if (!isRenewed) running = undefined;
  return isRenewed;
};

/** Whether the page is being reloaded, so that errors about missing files can be ignored. */
export const isReloading = async (): Promise<boolean> => running ?? false;

/** Reloads the page at the visitor's request, any number of times, but only with a connection. */
export const reloadManually = async (): Promise<void> => {
  if (!(await isReachable())) return;
  saveInput();
  allowLeaving();
  window.location.reload();
};
