import { useEffect } from 'react';
import type { ConfigurationOption } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { chosenDrawing, type Drawing } from '../../../../src/domain/drawing.js';
import { showOwnPicture } from '../print/own-picture.js';

/** Shows the goods that the options make among the pictures of the product. Renders nothing itself. */
export const OwnDrawing = ({ product, options }: { product: Product; options: readonly ConfigurationOption[] }) => {
  const chosen = JSON.stringify(chosenDrawing(product, options) ?? null);
  useEffect(() => {
    const drawing = JSON.parse(chosen) as Drawing | null;
    if (!drawing) return undefined;
    showOwnPicture({ drawing });
    return () => showOwnPicture(null);
  }, [chosen]);
  return null;
};
