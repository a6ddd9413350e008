interface SiteCookie {
  name: string;
  maxAgeSeconds: number;
}

/** Value of a cookie of this site that scripts can read. */
export const readCookie = ({ name }: SiteCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Sets a cookie with the attributes that the prefix `__Host-` requires. */
export const writeCookie = ({ name, maxAgeSeconds }: SiteCookie, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; secure; samesite=lax`;
};
