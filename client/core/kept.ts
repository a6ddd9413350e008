import { createContext, useContext } from 'react';

/**
 * Whether the server has the inside of header and footer ready for this address, as bytes of an earlier rendering:
 * then they are left empty and filled in. The browser hydrates what the same components would have rendered.
 */
const KeptFrame = createContext(false);
export const KeptFrameProvider = KeptFrame.Provider;

const empty = { dangerouslySetInnerHTML: { __html: '' } };

/** Props of an element whose inside is filled in later, or undefined when it is to be rendered. */
export const useKeptInside = (): typeof empty | undefined => (useContext(KeptFrame) ? empty : undefined);
