/** Name of a form field for an order line. Without dots and quotes and not a number, because React Hook Form reads a name as a path. */
export const lineKey = (id: string): string => `line-${encodeURIComponent(id).replaceAll(/[.']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
