import brand from '#brand';
import { useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';

/** Rating of the shop, which the frame of every page loads; undefined while it is not known, when it is too old, or if the brand shows none. */
export const useRating = () => useReadIfAny(useApi().products.rating.queryOptions({}), brand.permissions.kiyoh) ?? undefined;
