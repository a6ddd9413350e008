import type { Plugin } from 'vite';

/** Matches `var SuspenseException = Error(formatProdErrorMessage(460)),` at the top level; errors that React reports are created in functions. */
const signal = /(?<=^(?:var| ) \w+ = )Error\((?<message>formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * React distinguishes its interruptions by error objects that it creates when its module loads and never reports. While DevTools are
 * connected, V8 records where each was created, and parses the whole file again for that. Objects without a stack serve as well.
 */
export const reactSignals = (): Plugin => ({
  name: 'react-signals',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code, id) {
      const written = code.replaceAll(signal, '{ __proto__: Error.prototype, message: $<message> }');
      if (written === code) this.error(`${id}: no error object of React found. Adapt the pattern in cli/build/react-signals.ts.`);
      return { code: written, map: null };
    },
  },
});
