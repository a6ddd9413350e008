import type { QueryClient } from '@tanstack/react-query';
import { type Api, refreshAfterWrite } from '../core/api.js';

/** Tells the site's other tabs in this browser of every write, and reads anew what is shown when one of them wrote. */
export const keepTabsTogether = (queryClient: QueryClient, { storage }: Api): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('writes');
  channel.addEventListener('message', () => {
    void refreshAfterWrite(queryClient);
    void queryClient.invalidateQueries(storage.list.queryFilter());
  });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is the origin's own
    if (type === 'updated' && mutation.state.status === 'success') channel.postMessage(null);
  });
};
