import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf, useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';
import type { Area } from './crop-area.js';
import type { PhotoStudioProps } from './photo-studio.types.js';

export interface CropFailure {
  /** Crop that was not accepted. */
  area: Area;
  text: string;
  /** Error messages of the server by field. */
  faults: Record<string, string>;
}
interface AcceptedCrop {
  /** Crop that the server has accepted; undefined before. */
  accepted: Area | undefined;
  /** @returns whether the server accepted it */
  accept(area: Area): Promise<boolean>;
  isCutting: boolean;
  failure: CropFailure | undefined;
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
  const [state, setState] = useState<{ isCutting?: boolean; failed?: { area: Area; error: unknown } }>({});
  const crop = configuration?.crop ?? null;
  const accept = async (area: Area) => {
    if (state.isCutting) return false;
    setState({ isCutting: true });
    try {
      const { id } = await save();
      onCropped(await mutateAsync({ input: { id, uploadId, ...area }, idempotencyKey: crypto.randomUUID() }));
      setState({});
      return true;
    } catch (error) {
      setState({ failed: { area, error } });
      return false;
    }
  };
  const reported = state.failed && problemOf(state.failed.error);
  return {
    accepted: crop?.uploadId === uploadId ? crop : undefined,
    accept,
    isCutting: state.isCutting === true,
    failure: state.failed && {
      area: state.failed.area,
      text: reported?.detail ?? reported?.title ?? t('print.failed'),
      faults: Object.fromEntries((reported?.errors ?? []).map(({ field, message }) => [field.replace(/^input\./, ''), message])),
    },
  };
};
