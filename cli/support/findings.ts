import { paint } from './paint.js';
import { type Printed, printRows } from './print.js';

/** A fault that a check found. */
export interface Finding {
  /** Kind of fault, for programs. */
  code: string;
  /** Location, such as a route, a file with a key, or a product. */
  place: string;
  message: string;
  /** Default: error. */
  severity?: 'error' | 'warning';
}

const colourOf = ({ severity }: Finding) => (severity === 'warning' ? 'yellow' : 'red');

/** Prints findings in columns; `check` is the check that found them, when several ran. */
export const printFindings = (findings: readonly (Finding & { check?: string })[], { json }: Printed): void =>
  printRows(
    findings.map(({ check, code, place, message }) => ({ ...(check && { check }), code, place, message })),
    { json, nothing: paint('green', 'Nothing wrong'), colour: (at, name) => (name === 'code' ? colourOf(findings[at]!) : undefined) },
  );

/** Prints findings. Sets exit code 1 when there are any. */
export const reportFindings = (findings: readonly Finding[], printed: Printed): void => {
  printFindings(findings, printed);
  if (findings.length) process.exitCode = 1;
};
