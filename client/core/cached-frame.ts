import { createContext, useContext } from 'react';

/**
 * Whether the server has cached content of header and footer for this address: then they are rendered empty, and the cached bytes are
 * inserted. The browser hydrates the HTML that the same components would have rendered.
 */
const CachedFrameContext = createContext(false);
export const CachedFrameProvider = CachedFrameContext.Provider;

const empty = { dangerouslySetInnerHTML: { __html: '' } };

/** Props of an element whose content is inserted later; undefined when it must be rendered. */
export const useCachedFrame = (): typeof empty | undefined => (useContext(CachedFrameContext) ? empty : undefined);
