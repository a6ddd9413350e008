import type { ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/**
 * Every rule is static and stands in the build's stylesheet already: this sheet says it knows every rule,
 * so that neither server nor browser makes any.
 */
const writtenSheet = () => {
  const { instance } = new ServerStyleSheet();
  instance.hasNameForId = () => true;
  return instance;
};

const sheet = import.meta.env.PROD ? writtenSheet() : undefined;

export const StaticStyles = ({ children }: { children: ReactNode }): ReactNode => (sheet ? <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager> : children);
