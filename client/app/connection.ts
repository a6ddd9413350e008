import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** `slow`: milliseconds until an operation counts as slow; `back`: milliseconds for which the restored connection is shown. */
const delays = { slow: 8000, back: 4000 } as const;

const changes = ['online', 'offline'] as const;
const subscribe = (notify: () => void) => {
  for (const change of changes) window.addEventListener(change, notify);
  return () => {
    for (const change of changes) window.removeEventListener(change, notify);
  };
};

/** State of the connection according to the browser; `back` for a moment after it was restored. */
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
    const timer = setTimeout(() => setIsBack(false), delays.back);
    return () => clearTimeout(timer);
  }, [isBack]);
  if (!isOnline) return 'offline';
  return isBack ? 'back' : 'online';
};

/** Whether a route change or a write takes long. */
export const useIsSlow = (isChanging: boolean): boolean => {
  const isBusy = useIsMutating() > 0 || isChanging;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), delays.slow);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
};

/** Whether reads of this page have failed, and a function that repeats them. */
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
