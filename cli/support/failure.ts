/** Expected failure of a command, with a message for ops. Exit code 1. */
export class Failure extends Error {}

/** Wrong use of a command, such as an address at which nothing responds. Exit code 2. */
export class UsageFailure extends Failure {}

/** Further errors whose message is for ops; by name, so that their modules need not be loaded. */
const meantForOps = new Set(['ConfigurationError', 'NoContent', 'DataDirInUse', 'NotWritable', 'BackupError', 'CatalogueError', 'StalePlanError', 'SheetFileError']);

/** Whether only the message of an error is printed. Unexpected errors are printed with their stack. */
export const isExpected = (error: Error): boolean => error instanceof Failure || meantForOps.has(error.name);
