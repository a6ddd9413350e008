/** Shop codes of the five brand sites. */
export const brandCodes = ['ENC', 'EF', 'FIB', 'DBC', 'EDG'] as const;
export type BrandCode = (typeof brandCodes)[number];
export const defaultBrand: BrandCode = 'ENC';

/** @throws Error `Site X is not supported` */
export const brandCodeOf = (value: string | undefined): BrandCode => {
  const code = brandCodes.find((known) => known === (value || defaultBrand));
  if (!code) throw new Error(`Site ${value} is not supported`);
  return code;
};
