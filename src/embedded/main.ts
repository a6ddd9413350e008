import { listenBacklog } from '../common/admission/admission.js';
import { describeError } from '../common/describe-error.js';
import { restrictConnections } from '../common/egress.js';
import { whenOrphaned } from '../common/on-orphaned.js';
import { shutDownGracefully } from '../common/readiness.js';
import { assertPortIsFree, PortUnusable } from '../common/port.js';
import { assertWritable, NotWritable } from '../common/writable.js';
import { allowedHosts } from '../config/destinations.js';
import { ConfigurationError, readEnvironment } from '../config/environment.js';
import { withDataKey } from './data-key.js';
import { DataDirInUse } from './database/lock.js';
import { openDatabase } from './open-database.js';
import { prepareDatabase } from './prepare-database.js';
import { createShopApi } from './shop-api.js';
import { StorefrontNotifier } from './webhooks/storefront-notifier.js';

const isForked = process.send !== undefined;

/** Runs `stop` once, at SIGTERM, SIGINT or the end of the parent process, and then exits. */
const onEnd = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
  whenOrphaned(end);
  // The parent may have ended while this process was starting.
  if (isForked && !process.connected) end();
};

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  restrictConnections(allowedHosts('shop-api', environment));
  await assertPortIsFree(environment.SHOP_API_PORT, environment.HOST, 'SHOP_API_PORT');
  await assertWritable(environment.DATA_DIR);
  await withDataKey(environment);
  const database = await openDatabase(environment);
  try {
    await prepareDatabase(database.url, environment.BRAND);
    const app = await createShopApi(environment, database.url);
    app.get(StorefrontNotifier).notify = (news) => void process.send?.(news);
    onEnd(async () => {
      // Requests in progress finish first, because they need the database. With a storefront as parent there is
      // no draining time: the storefront has drained before it sends the signal.
      await shutDownGracefully(app, isForked ? 0 : environment.DRAIN_SECONDS);
      await database.close();
    });
    await app.listen({ port: environment.SHOP_API_PORT, host: environment.HOST, backlog: listenBacklog });
    process.send?.({ type: 'ready', port: environment.SHOP_API_PORT });
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Errors that an operator can correct: printed as one line without stack. */
const expected = [ConfigurationError, DataDirInUse, NotWritable, PortUnusable];
const messageOf = (error: unknown): string => (error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : describeError(error));

const fail = (error: unknown): void => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
};

start().catch(fail);
