/** Default media types for prints. */
export const printable = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Returns the URL of a preview for its path in the contract, which is relative to the API. */
export const previewUrl = (path: string): string => `/api${path}`;
