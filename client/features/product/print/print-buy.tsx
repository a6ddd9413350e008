import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Configuration, PhotoPrint } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { useAddToCart } from '../../../core/use-add-to-cart.js';
import { Button } from '../../../ui/button.styles.js';
import { Remark } from '../../../ui/remark.js';
import { PhotoStudio } from './photo-studio.js';

/** A photo print bought with nothing but its format. */
export const PrintBuy = ({ product, print }: { product: Product; print: PhotoPrint }) => {
  const t = useTexts('product');
  const href = useHref();
  const [formatId, setFormatId] = useState((print.formats[1] ?? print.formats[0]!).id);
  const [configuration, setConfiguration] = useState<Configuration | null>(null);
  const { mutateAsync } = useMutation(useApi().products.configure.mutationOptions());
  const { add, added, problem } = useAddToCart();
  const format = print.formats.find(({ id }) => id === formatId)!;
  const save = async () => {
    const saved = await mutateAsync({ input: { id: product.id, choices: { format: formatId }, ...(configuration && { configurationId: configuration.id }) } });
    setConfiguration(saved);
    return saved;
  };
  return (
    <div>
      <fieldset>
        <legend className="visually-hidden">{t('variant')}</legend>
        {print.formats.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="format" checked={id === formatId} onChange={() => setFormatId(id)} /> {label}{' '}
          </label>
        ))}
      </fieldset>
      <PhotoStudio {...{ print, format, configuration, save }} frame={print.frames[0] ?? null} onUploaded={() => undefined} onCropped={setConfiguration} />
      <Button type="button" disabled={!configuration?.crop} onClick={() => add({ productId: product.id, quantity: 1, configurationId: configuration!.id })}>
        {t('add')}
      </Button>
      {added !== undefined && (
        <Remark kind="success">
          <a href={href('cart')}>{t('toCart')}</a>
        </Remark>
      )}
      {problem}
    </div>
  );
};
