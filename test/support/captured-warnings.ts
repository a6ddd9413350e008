import type { INestApplication } from '@nestjs/common';

/** Captures the warnings that a part of an application logs from now on. @param part log context */
export const captureWarnings = ({ app }: { app: Pick<INestApplication, 'useLogger'> }, part: string): unknown[] => {
  const lines: unknown[] = [];
  const ignore = () => undefined;
  app.useLogger({ warn: (line: unknown, reported: unknown) => void (reported === part && lines.push(line)), log: ignore, error: ignore });
  return lines;
};
