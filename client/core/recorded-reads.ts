import type { QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';

/** A read that a component has made during server rendering. */
export interface RecordedRead {
  queryKey: QueryKey;
  /** Takes what the component needs from the response; undefined for all of it. */
  select: ((data: never) => unknown) | undefined;
}

/** Records the reads of the components below; undefined when nobody needs to know them. */
export const RecordReadsContext = createContext<((read: RecordedRead) => void) | undefined>(undefined);
