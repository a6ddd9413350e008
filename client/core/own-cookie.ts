interface OwnCookie {
  name: string;
  maxAgeSeconds: number;
}

/** Value of a cookie of ours that scripts may read. */
export const readCookie = ({ name }: OwnCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Remembers a value for the server too, with what the prefix `__Host-` asks of a cookie. */
export const keepCookie = ({ name, maxAgeSeconds }: OwnCookie, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; secure; samesite=lax`;
};
