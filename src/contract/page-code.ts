/** Path of the QR code of a page: an SVG that contains the page's address. */
export const pageCodePath = '/page-code.svg';
/** Longest path with query in a QR code; a longer one is printed without its query. At 600 characters a code of 22 mm has modules of 0.25 mm. */
export const longestCodePath = 600;

/** Returns the address of the QR code of a page. @param path path of the page with its query */
export const pageCodeOf = (path: string): string => `${pageCodePath}?${new URLSearchParams({ path: path.length > longestCodePath ? path.split('?')[0]! : path })}`;
