import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Configuration } from '../../../../src/contract/configuration.js';
import { problemOf, useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';
import type { Area } from './crop-area.js';
import type { PhotoStudioProps } from './photo-studio.types.js';

interface AcceptedCrop {
  /** Crop that the server has accepted; undefined before. */
  accepted: Area | undefined;
  accept(area: Area): void;
  isCutting: boolean;
  problem: string | undefined;
  /** Error messages of the server by field. */
  faults: Record<string, string>;
}

/** Sends a crop to the server, which crops the picture at full size and validates the resolution. */
export const useAcceptedCrop = ({
  uploadId,
  configuration,
  save,
  onCropped,
}: Pick<PhotoStudioProps, 'configuration' | 'save' | 'onCropped'> & { uploadId: string }): AcceptedCrop => {
  const t = useTexts('product');
  const { mutateAsync } = useMutation(useApi().products.crop.mutationOptions());
  const [state, setState] = useState<{ isCutting?: boolean; error?: unknown }>({});
  const crop: Configuration['crop'] = configuration?.crop ?? null;
  const accept = async (area: Area) => {
    if (state.isCutting) return;
    setState({ isCutting: true });
    try {
      const { id } = await save();
      onCropped(await mutateAsync({ input: { id, uploadId, ...area }, idempotencyKey: crypto.randomUUID() }));
      setState({});
    } catch (error) {
      setState({ error });
    }
  };
  const reported = state.error ? problemOf(state.error) : undefined;
  return {
    accepted: crop?.uploadId === uploadId ? crop : undefined,
    accept: (area) => void accept(area),
    isCutting: state.isCutting === true,
    problem: state.error ? (reported?.detail ?? reported?.title ?? t('print.failed')) : undefined,
    faults: Object.fromEntries((reported?.errors ?? []).map(({ field, message }) => [field.replace(/^input\./, ''), message])),
  };
};
