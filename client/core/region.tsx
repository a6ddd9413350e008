import { createContext, type ReactNode, useContext } from 'react';
import { isServer } from './is-server.js';
import { type RecordedRead, RecordReadsContext } from './recorded-reads.js';

/** Elements of a page whose content the server can cache. */
export type Region = 'header' | 'main' | 'footer';

/** Regions of one server rendering. */
export interface RenderedRegions {
  /** Whether cached HTML is inserted into a region, so that it is rendered empty. */
  isCached(region: Region): boolean;
  /** Called for each read of the components in a region. */
  record(region: Region, read: RecordedRead): void;
}

const RegionsContext = createContext<RenderedRegions | undefined>(undefined);
export const RegionsProvider = RegionsContext.Provider;

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

const useRenderedRegion = (region: Region, content: ReactNode): Inside => {
  const rendered = useContext(RegionsContext);
  if (!rendered) return { children: content };
  if (rendered.isCached(region)) return { dangerouslySetInnerHTML: { __html: '' } };
  return { children: <RecordReadsContext value={(read) => rendered.record(region, read)}>{content}</RecordReadsContext> };
};

/** Props of the element of a region. The browser hydrates HTML that the same components rendered, for this visitor or another one. */
export const useRegion: (region: Region, content: ReactNode) => Inside = isServer ? useRenderedRegion : (_region, children) => ({ children });
