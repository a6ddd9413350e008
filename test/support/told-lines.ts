import type { INestApplication } from '@nestjs/common';

/** What a part of an application warns of from now on, in place of the log. */
export const linesOf = ({ app }: { app: Pick<INestApplication, 'useLogger'> }, part: string): unknown[] => {
  const lines: unknown[] = [];
  const ignore = () => undefined;
  app.useLogger({ warn: (line: unknown, told: unknown) => void (told === part && lines.push(line)), log: ignore, error: ignore });
  return lines;
};
