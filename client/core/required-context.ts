import { createContext, useContext } from 'react';

/** A context that must be provided: using it outside its provider throws `message`. */
export const createRequiredContext = <Value>(message: string) => {
  const Context = createContext<Value | undefined>(undefined);
  const useRequired = (): Value => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(message);
    return value;
  };
  return [Context.Provider, useRequired] as const;
};
