import { createContext, type ReactNode, useContext } from 'react';
import type { OperationName } from '../../src/contract/shop-api.js';

/** Extensions that the Shop API of this site does not have. */
const MissingContext = createContext<readonly OperationName[]>([]);
export const MissingProvider = MissingContext.Provider;

export const useMissing = (): readonly OperationName[] => useContext(MissingContext);

/** Whether the Shop API has all of these extensions. Without them their controls are hidden. */
export const useCapability = (...names: readonly OperationName[]): boolean => {
  const missing = useMissing();
  return names.every((name) => !missing.includes(name));
};

/** Renders its content if the Shop API has all of these extensions. */
export const IfCapable = ({ of, children }: { of: readonly OperationName[]; children: ReactNode }) => useCapability(...of) && children;
