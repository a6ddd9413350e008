import brand from '#brand';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { useIsHydrated } from '../../../core/use-is-hydrated.js';
import { FileField } from '../../../ui/form/file-field.js';
import { NeedsScript } from '../../../ui/form/needs-script.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { EarlierPictures } from './earlier-pictures.js';
import { photoField, type PhotoStudioProps } from './photo-studio.types.js';
import { StudioBlock } from './print.styles.js';
import { printable } from './printable.js';

const ChosenPhoto = lazyPart(async () => (await import('./chosen-photo.js')).ChosenPhoto);

/** Upload or choice of a photo, and its crop for the print. */
export const PhotoStudio = ({ accepts = printable, ...props }: PhotoStudioProps) => {
  const t = useTexts('product');
  const api = useApi();
  const href = useHref();
  const isHydrated = useIsHydrated();
  const { configuration, onUploaded } = props;
  /** Photo that was chosen for another shape of the print. */
  const brought = useNavigation().place.search.get(photoField);
  const library = useQuery({ ...api.storage.list.queryOptions({ pageSize: 24 }), enabled: isHydrated, staleTime: 0 });
  const pictures = (library.data?.items ?? []).flatMap(({ files }) => files).filter(({ type, preview }) => preview !== null && accepts.includes(type));
  const [chosen, setChosen] = useState<StorageFile | null>();
  const [isOpen, setIsOpen] = useState(brought !== null && !configuration?.crop);
  const photo = chosen === undefined ? pictures.find(({ uploadId }) => uploadId === (configuration?.crop?.uploadId ?? brought)) : chosen;
  const choose = (file: StorageFile | null) => {
    setChosen(file);
    setIsOpen(file !== null);
    onUploaded(file?.uploadId ?? null);
    if (!file) void library.refetch();
  };
  if (photo)
    return (
      <StudioBlock>
        <Suspense fallback={<output>{t('print.loading')}</output>}>
          <ChosenPhoto key={photo.uploadId} {...{ photo, isOpen, setIsOpen }} onOther={() => choose(null)} {...props} />
        </Suspense>
      </StudioBlock>
    );
  return (
    <StudioBlock>
      <NeedsScript
        instead={
          <>
            {t('print.noScript')} <a href={href('contact')}>{t('print.contact')}</a> · <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </>
        }
      />
      <div className="choosing">
        <FileField label={t('print.photo')} help={t('print.photoHelp')} accepts={accepts} value={null} onChange={(_, file) => choose(file)} />
        <EarlierPictures pictures={pictures} onChoose={choose} />
      </div>
    </StudioBlock>
  );
};
