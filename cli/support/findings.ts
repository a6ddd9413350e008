import { paint } from './paint.js';
import { printRows } from './print.js';

/** Something a check found wrong. */
export interface Finding {
  /** Kind of fault, for programs. */
  code: string;
  /** Where it stands: a route, a file with its key, a product. */
  place: string;
  message: string;
  /** An error unless said otherwise. */
  severity?: 'error' | 'warning';
}

/** A finding's kind stands out by how bad it is. */
const colourOf = ({ severity }: Finding) => (severity === 'warning' ? 'yellow' : 'red');

/** Prints findings in columns; `check` names who found them where several did. */
export const printFindings = (findings: readonly (Finding & { check?: string })[], { json }: { json?: boolean }): void =>
  printRows(
    findings.map(({ check, code, place, message }) => ({ ...(check && { check }), code, place, message })),
    { ...(json && { json }), nothing: paint('green', 'Nothing wrong'), colour: (at, name) => (name === 'code' ? colourOf(findings[at]!) : undefined) },
  );

/** Prints what a check found; the program ends with 1 when that is anything at all. */
export const reportFindings = (findings: readonly Finding[], printed: { json?: boolean }): void => {
  printFindings(findings, printed);
  if (findings.length) process.exitCode = 1;
};
