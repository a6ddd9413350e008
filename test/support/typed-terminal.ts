import { PassThrough } from 'node:stream';

/** A terminal on which a person presses keys once a text is shown. */
export const typedTerminal = (shown: string, ...keys: string[]) => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let text = '';
  let isTyped = false;
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (isTyped || !text.includes(shown)) return;
    isTyped = true;
    const press = ([key, ...rest]: readonly string[]): void => {
      if (key === undefined) return;
      input.write(key);
      setImmediate(press, rest);
    };
    setImmediate(press, keys);
  });
  return { input, output, text: () => text };
};
