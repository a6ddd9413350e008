import { tabStorage } from './tab-storage.js';
import { keepTyped } from './typed.js';
import { letLeave } from './unsaved.js';

const stored = 'renewed';
/** Milliseconds within which a page is not loaded anew a second time, whichever build it comes from. */
const rest = 60_000;

/** The entry's name holds what all it loads is made of: another name, another build. */
const build = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Once for a build: what is still missing afterwards stays missing. Without a memory of that, not at all. */
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

/** Who has missed a file, and whether it mattered. */
const missed: (() => boolean)[] = [];

const attempt = async (address: () => string): Promise<boolean> => {
  if (!(await isReachable()) || !missed.splice(0).some((isWanted) => isWanted()) || !isFirst()) return false;
  keepTyped();
  letLeave();
  const target = address();
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
  return true;
};

let running: Promise<boolean> | undefined;

/**
 * Loads the page anew where a file of it is gone, as after a deployment, when files bear other names. What was typed stays.
 * Without a connection nothing is gone: the page is kept.
 * @param address that is wanted, asked for at the last moment, as is whether the file was wanted at all
 * @returns whether a new page is on its way
 */
export const renew = async (address: () => string, isWanted = () => true): Promise<boolean> => {
  missed.push(isWanted);
  running ??= attempt(address);
  const isRenewed = await running;
  if (!isRenewed) running = undefined;
  return isRenewed;
};

/** Whether the page is being loaded anew, so that nobody need care for what is missing. */
export const isBeingRenewed = async (): Promise<boolean> => running ?? false;

/** The same when the visitor asks for it: as often as they like, but not into the dark. */
export const renewByHand = async (): Promise<void> => {
  if (!(await isReachable())) return;
  keepTyped();
  letLeave();
  window.location.reload();
};
