import { statfs } from 'node:fs/promises';
import { Problem } from '../../contract/errors.js';

/** Bytes of a disk that uploads leave free for database, mails and logs: 1 GiB, or 5 percent of a small disk. @param size of the disk in bytes */
export const reserveOf = (size: number): number => Math.min(1_073_741_824, size / 20);

/** The problem of a full disk. `Retry-After` is 5 minutes, because an operator must make room. */
export const filesFull = (): Problem => new Problem('FILES_FULL', { retryAfterSeconds: 300 });

/** @throws Problem FILES_FULL when the free space of the folder's disk is not above the reserve */
export const requireDiskSpace = async (folder: string, reserve: (size: number) => number): Promise<void> => {
  const { bsize, blocks, bavail } = await statfs(folder);
  if (bavail * bsize <= reserve(blocks * bsize)) throw filesFull();
};

/** Whether an error means that the disk is full or the quota is used up. */
export const isDiskFull = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
