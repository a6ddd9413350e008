import { printRows } from './print.js';

/** Something a check found wrong. */
export interface Finding {
  /** Kind of fault, for programs. */
  code: string;
  /** Where it stands: a route, a file with its key, a product. */
  place: string;
  message: string;
}

/** Prints what a check found; the program ends with 1 when that is anything at all. */
export const reportFindings = (findings: readonly Finding[], { json }: { json?: boolean }): void => {
  printRows(
    findings.map(({ code, place, message }) => ({ code, place, message })),
    { ...(json && { json }), nothing: 'Nothing wrong' },
  );
  if (findings.length) process.exitCode = 1;
};
