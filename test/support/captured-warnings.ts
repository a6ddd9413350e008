import type { INestApplication } from '@nestjs/common';

/** Captures the warnings and errors that a part of an application logs from now on. @param part log context */
export const captureWarnings = ({ app }: { app: Pick<INestApplication, 'useLogger'> }, part: string): unknown[] => {
  const lines: unknown[] = [];
  const ignore = () => undefined;
  // The context is the last argument.
  const capture = (line: unknown, ...more: unknown[]) => void (more.at(-1) === part && lines.push(line));
  app.useLogger({ warn: capture, error: capture, log: ignore });
  return lines;
};
