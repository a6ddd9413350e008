import type { RoomFacts } from '../../../../src/contract/content.js';
import { type Target, targetOf } from '../../../../src/domain/room-target.js';

/** Returns the target of the norm for a project's room; undefined when its use or a required height is unknown, or the norm has no target. */
export const reverberationTargetOf = ({ use, size, volume }: Pick<RoomFacts, 'use' | 'size' | 'volume'>): Target | undefined => {
  const height = size?.[2];
  if (!use || (use.startsWith('b') && height === undefined)) return undefined;
  const target = targetOf(use, { volume, height: height ?? 0 });
  return target.isGiven ? target : undefined;
};
