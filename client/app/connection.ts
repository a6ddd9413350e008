import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds after which what runs is said to be slow, and for which it is said that the connection is back. */
const patience = { slow: 8000, back: 4000 } as const;

const changes = ['online', 'offline'] as const;
const subscribe = (notify: () => void) => {
  for (const change of changes) window.addEventListener(change, notify);
  return () => {
    for (const change of changes) window.removeEventListener(change, notify);
  };
};

/** What the browser says of the connection; `back` for a moment. */
export const useConnection = (): 'online' | 'offline' | 'back' => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const say = () => setIsBack(true);
    window.addEventListener('online', say);
    return () => window.removeEventListener('online', say);
  }, []);
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), patience.back);
    return () => clearTimeout(timer);
  }, [isBack]);
  if (!isOnline) return 'offline';
  return isBack ? 'back' : 'online';
};

/** Whether a route change or a write keeps the visitor waiting. */
export const useIsSlow = (isChanging: boolean): boolean => {
  const isBusy = useIsMutating() > 0 || isChanging;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patience.slow);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
};

/** Reads of this page that failed: whether there are any, and what reads them again. */
export const useFailedReads = () => {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const failed = { type: 'active', predicate: ({ state }: { state: { status: string } }) => state.status === 'error' } as const;
  const hasFailed = useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.findAll(failed).length > 0,
    () => false,
  );
  return { hasFailed, readAgain: () => void queryClient.refetchQueries(failed) };
};
