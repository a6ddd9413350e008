import { createContext, useContext } from 'react';
import { contextErrors } from './context-errors.js';

/** A context that must be provided: using it outside its provider throws its own error of the table. */
export const createRequiredContext = <Value>(name: keyof typeof contextErrors) => {
  const Context = createContext<Value | undefined>(undefined);
  const useRequired = (): Value => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(contextErrors[name]);
    return value;
  };
  return [Context.Provider, useRequired] as const;
};
