import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StorageItem } from '../../../../src/contract/storage.js';
import { useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';

/** Outcome of the last change. */
type Notice = { kind: 'removed'; item: StorageItem } | { kind: 'done'; text: string };

/** Returns the actions for saved items. Each success invalidates the list. */
export const useLibrary = () => {
  const t = useTexts('account');
  const { storage } = useApi();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<Notice>();
  const onSuccess = () => queryClient.invalidateQueries(storage.list.pathFilter());
  const removal = useMutation(storage.remove.mutationOptions({ onSuccess }));
  const restoring = useMutation(storage.restore.mutationOptions({ onSuccess }));
  const renaming = useMutation(storage.rename.mutationOptions({ onSuccess }));
  const up = useMutation(storage.moveUp.mutationOptions({ onSuccess }));
  const down = useMutation(storage.moveDown.mutationOptions({ onSuccess }));
  const fileRemoval = useMutation(storage.removeFile.mutationOptions({ onSuccess }));
  const all = [removal, restoring, renaming, up, down, fileRemoval];
  const done = (text: string) => setNotice({ kind: 'done', text });

  return {
    notice,
    isChanging: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error,
    refresh: onSuccess,
    remove: (item: StorageItem) => removal.mutate({ input: { id: item.id } }, { onSuccess: () => setNotice({ kind: 'removed', item }) }),
    erase: ({ id, name }: StorageItem) => removal.mutate({ input: { id, permanent: true } }, { onSuccess: () => done(t('library.erased', { name })) }),
    restore: ({ id, name }: StorageItem) => restoring.mutate({ input: { id } }, { onSuccess: () => done(t('library.restored', { name })) }),
    rename: (words: { id: string; name: string; note?: string | undefined }) => renaming.mutateAsync({ input: words }),
    move: ({ id }: StorageItem, direction: 'up' | 'down') => (direction === 'up' ? up : down).mutate({ input: { id } }),
    removeFile: ({ id }: StorageItem, fileId: string, name: string) => fileRemoval.mutate({ input: { id, fileId } }, { onSuccess: () => done(t('library.fileRemoved', { name })) }),
  };
};
export type UsedLibrary = ReturnType<typeof useLibrary>;
