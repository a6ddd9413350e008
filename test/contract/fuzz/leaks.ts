/** What only the inside knows: stacks, files, statements of SQL, the machine and its parts; and values that nobody meant to write. */
const leaks = [
  /\bat (?:async )?(?:\S+ \()?(?:file:|node:|\/)\S+:\d+:\d+/,
  /node_modules|file:\/\/|\.(?:js|ts|tsx):\d+/,
  new RegExp(process.cwd().replaceAll(/[^\w]/g, '\\$&')),
  /\b(?:select|insert into|update|delete from)\b.{1,200}\$\d|Failed query|violates \w+ constraint|syntax error at or near/i,
  /\bE(?:CONNREFUSED|CONNRESET|NOENT|ACCES|PIPE|ISDIR)\b|postgres(?:ql)?:\/\//,
  /\b127\.0\.0\.1:\d+/,
  /\bundefined\b|\[object \w+\]/,
];

/** What an answer tells of the inside; undefined where it tells nothing. */
export const leakIn = (text: string): string | undefined => {
  const found = leaks.map((leak) => leak.exec(text)?.[0]).find((one) => one !== undefined);
  return found && `it tells of the inside: ${found}`;
};
