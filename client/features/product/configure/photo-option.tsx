import type { Choice, Configuration, ConfigurationOption, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { useApi } from '../../../core/api.js';
import { useRead } from '../../../core/read.js';
import { optionId } from '../../../ui/options/option-control.js';
import { OptionBlock } from '../../../ui/options/option-frame.styles.js';
import { PhotoStudio } from '../print/photo-studio.js';

interface PhotoOptionProps {
  product: Pick<Product, 'id' | 'colours'>;
  /** Option with the photo upload. */
  option: ConfigurationOption;
  preview: ConfigurationPreview;
  choiceOf(option: ConfigurationOption): Choice;
  choose(option: ConfigurationOption, choice: Choice): void;
  onUploaded(uploadId: string | null): void;
  onCropped(configuration: Configuration): void;
  save(): Promise<string>;
}

/** Photo of a print, cropped to the chosen format and shown in the chosen frame. */
export const PhotoOption = ({ product, option, preview, choiceOf, choose, save, ...events }: PhotoOptionProps) => {
  const print = useRead(useApi().products.photoPrint.queryOptions({ id: product.id }));
  const chosen = new Set(preview.options.map(choiceOf));
  const format = print.formats.find(({ id }) => chosen.has(id)) ?? print.formats[0]!;
  const frame = print.frames.find(({ id }) => chosen.has(id)) ?? null;
  const onFormat = (id: string) => {
    const sized = preview.options.find(({ values }) => values.some((value) => value.id === id));
    if (sized) choose(sized, id);
  };
  return (
    <OptionBlock id={optionId(option.id)} data-kind={option.kind}>
      <PhotoStudio
        {...{ product, print, format, frame, onFormat }}
        {...events}
        configuration={{ crop: preview.crop }}
        accepts={option.accepts}
        save={async () => ({ id: await save() })}
      />
    </OptionBlock>
  );
};
