/** Expected failure of a command, with a message for ops. Exit code 1. */
export class Failure extends Error {}

/** Further errors whose message is for ops; by name, so that their modules need not be loaded. */
const meantForOps = new Set(['ConfigurationError', 'NoContent', 'DataDirInUse', 'NotWritable', 'BackupError', 'CatalogueError']);

/** Whether only the message of an error is printed. Unexpected errors are printed with their stack. */
export const isExpected = (error: Error): boolean => error instanceof Failure || meantForOps.has(error.name);
