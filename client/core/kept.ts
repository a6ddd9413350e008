import { createContext, useContext } from 'react';

/** Parts of the frame that the server rendered a moment ago for the same address and can use again as they are. */
export interface KeptFragments {
  header?: string;
  footer?: string;
}

/** Filled on the server alone: the browser hydrates what the same components would have rendered. */
const KeptContext = createContext<KeptFragments>({});
export const KeptProvider = KeptContext.Provider;

/** Props of an element whose inside was kept, or undefined when it is to be rendered. */
export const useKept = (part: keyof KeptFragments): { dangerouslySetInnerHTML: { __html: string } } | undefined => {
  const html = useContext(KeptContext)[part];
  return html === undefined ? undefined : { dangerouslySetInnerHTML: { __html: html } };
};
