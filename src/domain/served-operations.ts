import type { BrandPermissions } from '../contract/brand-settings.js';
import type { Brand } from '../contract/brands.js';

/** Permission that each first path segment of the Shop API requires; other paths exist on every site. */
const switches: Record<string, keyof BrandPermissions> = {
  auth: 'account',
  me: 'account',
  registration: 'account',
  products: 'products',
  categories: 'products',
  catalogue: 'products',
  orders: 'products',
  stock: 'products',
  prices: 'products',
  storage: 'products',
  misc: 'products',
  businesscentral: 'products',
  diagnostics: 'products',
};

/** Whether a brand's storefront has an endpoint for an operation. Others return 404 and are not documented. */
export const hasRestEndpoint = ({ permissions }: Pick<Brand, 'permissions'>, { path }: { path: string }): boolean => {
  const needed = switches[path.split('/')[1]!.toLowerCase()];
  return needed === undefined || permissions[needed];
};

/** Uploads for enquiries exist on every site. */
const everywhere = new Set(['storage.startUpload', 'storage.openUpload', 'storage.cancelUpload']);

const areas: Record<string, keyof BrandPermissions> = {
  products: 'products',
  categories: 'products',
  cart: 'products',
  orders: 'products',
  payments: 'products',
  storage: 'products',
  checks: 'products',
  auth: 'account',
  user: 'account',
};

/** Whether a brand's pages may call a typed procedure (`cart.order`). */
export const hasProcedure = ({ permissions }: Pick<Brand, 'permissions'>, path: string): boolean => {
  const needed = areas[path.slice(0, path.indexOf('.'))];
  return needed === undefined || permissions[needed] || everywhere.has(path);
};
