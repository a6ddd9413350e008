import type { Plugin } from 'vite';

/** `var SuspenseException = Error(formatProdErrorMessage(460)),` at the top of the file; what React really throws stands deeper. */
const signal = /(?<=^(?:var| ) \w+ = )Error\((?<message>formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * React tells its interruptions apart by errors that it makes as its file starts and never shows. Where somebody listens by
 * DevTools, V8 notes where an error was made, and reads the whole file anew for that. One without a stack is told apart as well.
 */
export const reactSignals = (): Plugin => ({
  name: 'react-signals',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code, id) {
      const written = code.replaceAll(signal, '{ __proto__: Error.prototype, message: $<message> }');
      if (written === code) this.error(`${id}: none of the errors that React made as it started`);
      return { code: written, map: null };
    },
  },
});
