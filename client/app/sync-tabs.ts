import type { QueryClient } from '@tanstack/react-query';
import { type Api, refreshAfterWrite } from '../core/api.js';

/** Notifies the other tabs of the site about each write, and refreshes the data of this tab after a write in another one. */
export const syncTabs = (queryClient: QueryClient, { storage }: Api): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('writes');
  channel.addEventListener('message', () => {
    void refreshAfterWrite(queryClient);
    void queryClient.invalidateQueries(storage.list.queryFilter());
  });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    if (type === 'updated' && mutation.state.status === 'success') channel.postMessage(null);
  });
};
