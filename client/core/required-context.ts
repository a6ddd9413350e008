import { createContext, useContext } from 'react';
import { contextErrors } from './context-errors.js';

/** Creates a context whose hook throws an error of the table outside its provider. @returns provider and hook */
export const createRequiredContext = <Value>(name: keyof typeof contextErrors) => {
  const Context = createContext<Value | undefined>(undefined);
  const useRequired = (): Value => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(contextErrors[name]);
    return value;
  };
  return [Context.Provider, useRequired] as const;
};
