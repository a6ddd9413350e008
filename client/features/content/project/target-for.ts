import type { RoomFacts } from '../../../../src/contract/content.js';
import { type Target, targetOf } from '../../../../src/domain/room-target.js';

/** What the norm asks of a project's room; undefined where its use is not told, or the norm needs a height that is not, or is silent. */
export const targetFor = ({ use, size, volume }: Pick<RoomFacts, 'use' | 'size' | 'volume'>): Target | undefined => {
  const height = size?.[2];
  if (!use || (use.startsWith('b') && height === undefined)) return undefined;
  const target = targetOf(use, { volume, height: height ?? 0 });
  return target.isGiven ? target : undefined;
};
