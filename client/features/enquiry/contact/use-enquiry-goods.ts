import type { Configuration } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { useApi } from '../../../core/api.js';
import { useReadIfAny } from '../../../core/read.js';
import type { EnquiryContext } from './enquiry-context.js';

/** Returns the product and the configuration with these ids; undefined for ids that do not exist. */
export const useEnquiryGoods = ({
  productId,
  configurationId,
}: Pick<EnquiryContext, 'productId' | 'configurationId'>): { product?: Product | undefined; configuration?: Configuration | undefined } => {
  const api = useApi();
  const configuration = useReadIfAny(api.products.configuration.queryOptions({ id: configurationId ?? '' }), configurationId !== undefined);
  const id = configuration?.productId ?? productId;
  const product = useReadIfAny(api.products.one.queryOptions({ id: id ?? '' }), id !== undefined);
  return { product, configuration };
};
