/** Something asked for cannot be done; the message is meant for ops. Ends the program with 1. */
export class Failure extends Error {}

/** Errors of the shop whose message is meant for ops too; by name, so that saying so loads none of them. */
const meantForOps = new Set(['ConfigurationError', 'NoContent', 'DataDirInUse', 'NotWritable', 'BackupError', 'CatalogueError']);

/** Whether an error's message says it all: one that nobody expected shows its stack. */
export const isExpected = (error: Error): boolean => error instanceof Failure || meantForOps.has(error.name);
