import { statfs } from 'node:fs/promises';
import { Problem } from '../../contract/errors.js';

/** Bytes of a disk that uploads leave to what must go on writing – database, mails, logs: a gigabyte; of a small disk a twentieth. */
export const reserveOf = (size: number): number => Math.min(1_073_741_824, size / 20);

/** No room for files is made by whoever runs the shop: that takes minutes. */
export const filesFull = (): Problem => new Problem('FILES_FULL', { retryAfterSeconds: 300 });

/** @throws Problem FILES_FULL when a folder's disk has no more than its reserve */
export const requireRoom = async (folder: string, reserve: (size: number) => number): Promise<void> => {
  const { bsize, blocks, bavail } = await statfs(folder);
  if (bavail * bsize <= reserve(blocks * bsize)) throw filesFull();
};

/** Whether an error says that the disk, or what one may have of it, is full. */
export const isDiskFull = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
