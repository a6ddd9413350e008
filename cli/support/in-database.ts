import { type Environment, readEnvironment } from '../../src/config/environment.js';
import { joinDatabase, type OpenDatabase, openDatabase } from '../../src/embedded/open-database.js';
import { withCleanup } from './with-cleanup.js';
import { auditCommand } from './audit-command.js';

type Work<Value> = (url: string, environment: Environment) => Promise<Value>;

const within = async <Value>(open: (environment: Environment) => Promise<OpenDatabase>, work: Work<Value>): Promise<Value> => {
  const environment = readEnvironment(process.env);
  const database = await open(environment);
  return withCleanup(database.close, async () => {
    await auditCommand(database.url);
    return work(database.url, environment);
  });
};

/** Runs `work` on the shop's database; the shop can be running. */
export const inDatabase = <Value>(work: Work<Value>): Promise<Value> => within(joinDatabase, work);

/** Runs `work` on the shop's database; fails when a shop runs on the built-in one. */
export const inDatabaseAlone = <Value>(work: Work<Value>): Promise<Value> => within(openDatabase, work);
