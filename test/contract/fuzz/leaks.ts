/** Internals that a response must not contain: stack traces, files, SQL, error codes and addresses of the machine; and values printed by mistake. */
const leaks = [
  /\bat (?:async )?(?:\S+ \()?(?:file:|node:|\/)\S+:\d+:\d+/,
  /node_modules|file:\/\/|\.(?:js|ts|tsx):\d+/,
  new RegExp(process.cwd().replaceAll(/[^\w]/g, '\\$&')),
  /\b(?:select|insert into|update|delete from)\b.{1,200}\$\d|Failed query|violates \w+ constraint|syntax error at or near/i,
  /\bE(?:CONNREFUSED|CONNRESET|NOENT|ACCES|PIPE|ISDIR)\b|postgres(?:ql)?:\/\//,
  /\b127\.0\.0\.1:\d+/,
  /\bundefined\b|\[object \w+\]/,
];

/** First leak of internals in a response, or undefined. */
export const leakIn = (text: string): string | undefined => {
  const found = leaks.map((leak) => leak.exec(text)?.[0]).find((one) => one !== undefined);
  return found && `the response leaks internals: ${found}`;
};
