import { useEffect } from 'react';
import type { ConfigurationOption } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { chosenPanel, type Panel } from '../../../../src/domain/panel.js';
import { showOwnPicture } from '../print/own-picture.js';

/** Shows the panel that the options make among the pictures of the product. */
export const useOwnPanel = (product: Product, options: readonly ConfigurationOption[]): void => {
  const chosen = JSON.stringify(chosenPanel(product, options) ?? null);
  useEffect(() => {
    const panel = JSON.parse(chosen) as Panel | null;
    if (!panel) return undefined;
    showOwnPicture({ panel });
    return () => showOwnPicture(null);
  }, [chosen]);
};
