import brand from '#brand';
import { useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';

/** What customers say of the shop, fetched with the frame of every page; nothing while it is not known, is too old to be told, or the brand shows none. */
export const useRating = () => useReadIfAny(useApi().products.rating.queryOptions({}), brand.permissions.kiyoh) ?? undefined;
