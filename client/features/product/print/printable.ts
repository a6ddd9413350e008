/** Media types that can be printed where an option does not say. */
export const printable = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Where a preview lies that the contract names below the API's root. */
export const previewUrl = (path: string): string => `/api${path}`;
