import { hostname, userInfo } from 'node:os';

/** Who runs the command: user name and host name. */
export const operator = (): string => `${userInfo().username} at ${hostname()}`;
