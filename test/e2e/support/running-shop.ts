import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import type { Locale } from '../../../src/contract/locales.js';
import { freePort } from '../../support/free-port.js';
import { type Started, startProgram, type Variables } from '../../support/start-shop.js';
import { stopOnFailure } from '../../support/stop-on-failure.js';
import { startTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { startVies, type Vies } from '../../support/vies.js';
import { listProcesses, processTree } from './processes.js';

const program = fileURLToPath(new URL('../../../dist/src/main.js', import.meta.url));
const commandLine = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));

export type Part = 'storefront' | 'shopApi' | 'postgres';

/** Port of the storefront, and folder of its data. */
interface Place {
  port: number;
  dataDir: string;
}

/** Shop as `npm start` runs it, with its own ports and data folder, on a database of the PostgreSQL of the test run or with its own PostgreSQL. */
export class RunningShop {
  private readonly starts: Started[] = [];
  private readonly family = new Set<number>();

  private constructor(
    readonly port: number,
    readonly shopApiPort: number,
    readonly dataDir: string,
    /** Fake VIES, for which every well-formed number is valid unless `entries` contains it. */
    readonly vies: Vies,
    private readonly database: TestDatabase | undefined,
    private readonly variables: Variables,
  ) {}

  /** Address that returns the newest mail to `<address>/<e-mail address>`, for a Shop API without the outbox of this project. */
  mailbox?: string;
  /** Port of the payment page, if that is not on the port of the Shop API. */
  paymentPort?: number;
  /** Output of the Shop API, if the test started that itself. */
  shopApiLog?: () => string;

  /** @param variables added to the default environment of tests */
  static async start(variables: Variables = {}): Promise<RunningShop> {
    const database = await startTestDatabase();
    // With DATABASE_URL the shop does not generate a DATA_KEY.
    return RunningShop.open(database, { ...variables, DATABASE_URL: database.url, DATA_KEY: randomBytes(32).toString('base64') });
  }

  /** Starts a shop with its own PostgreSQL in its data folder, for tests of crashes. */
  static startWithPostgres(): Promise<RunningShop> {
    return RunningShop.open(undefined, {});
  }

  /** Starts only a storefront, for another Shop API on this machine. @param place of the storefront, if the Shop API depends on it */
  static async startFor(shopApiPort: number, variables: Variables = {}, place?: Place): Promise<RunningShop> {
    return RunningShop.open(undefined, { SHOP_API_URL: `http://localhost:${shopApiPort}`, ...variables }, shopApiPort, place);
  }

  /** A place for a shop. */
  static async place(): Promise<Place> {
    return { port: await freePort(), dataDir: mkdtempSync(join(tmpdir(), 'shop-e2e-')) };
  }

  private static async open(database: TestDatabase | undefined, variables: Variables, shopApiPort?: number, place?: Place): Promise<RunningShop> {
    const { port, dataDir } = place ?? (await RunningShop.place());
    const shop = new RunningShop(port, shopApiPort ?? (await freePort()), dataDir, await startVies(), database, variables);
    await stopOnFailure(
      () => shop.stop(),
      () => shop.start(),
    );
    return shop;
  }

  /** Connection URL of its database on the PostgreSQL of the test run. */
  get databaseUrl(): string {
    if (!this.database) throw new Error('This shop has its own PostgreSQL, whose URL is not known here');
    return this.database.url;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Output of its processes. */
  get log(): string {
    return this.starts.map((started) => started.output()).join('');
  }

  get shopApiUrl(): string {
    return `http://localhost:${this.shopApiPort}`;
  }

  private get postmasterFile(): string {
    return join(this.dataDir, 'postgres', 'postmaster.pid');
  }

  /** Origin of the host of a locale. */
  urlOf(locale: Locale): string {
    return `http://${locale.toLowerCase()}.localhost:${this.port}`;
  }

  /** Ids of its running processes; 0 for one that is not running. */
  get pids(): Record<Part, number> {
    const storefront = this.current?.process.pid ?? 0;
    const shopApi = processTree(storefront).find(({ command }) => command.includes('embedded/main.js'))?.pid ?? 0;
    const postgres = existsSync(this.postmasterFile) ? Number(readFileSync(this.postmasterFile, 'utf8').split('\n')[0]) : 0;
    return { storefront, shopApi, postgres };
  }

  /** Kills a part with SIGKILL. */
  kill(part: Part): void {
    this.noteFamily();
    process.kill(this.pids[part], 'SIGKILL');
  }

  /** Kills a part that the shop restarts itself, and waits until it works again. */
  async killAndAwait(part: 'shopApi' | 'postgres'): Promise<void> {
    const before = this.pids[part];
    this.kill(part);
    const isBack = () => ![0, before].includes(this.pids[part]);
    await expect.poll(isBack, { message: `${part} was started again`, timeout: 20_000, intervals: [100] }).toBe(true);
    const answers = async () => (await fetch(`${this.shopApiUrl}/Categories`, { headers: { 'x-shop': 'ENC', 'x-locale': 'nl-NL' } })).ok;
    await expect.poll(() => answers().catch(() => false), { message: 'the Shop API answers again', timeout: 20_000, intervals: [100] }).toBe(true);
  }

  /** Kills the process of the storefront and immediately starts the shop again on the same data. */
  async crashAndRestart(): Promise<void> {
    const dead = once(this.current!.process, 'exit');
    this.kill('storefront');
    await dead;
    await this.start();
  }

  /** Stops the shop with SIGINT, as Ctrl-C does, and expects that no process remains. */
  async stop(): Promise<void> {
    this.noteFamily();
    const main = this.current?.process;
    if (main?.exitCode === null && main.signalCode === null) {
      main.kill('SIGINT');
      await this.current?.ended;
    } else if (existsSync(this.postmasterFile)) {
      // After a test that failed between a crash and the restart, PostgreSQL still runs without its parent process.
      process.kill(this.pids.postgres, 'SIGINT');
    }
    await expect.poll(() => this.leftovers(), { message: 'processes of the shop that still run', timeout: 10_000 }).toEqual([]);
    rmSync(this.dataDir, { recursive: true, force: true });
    await Promise.all([this.vies.stop(), this.database?.stop()]);
  }

  private get current(): Started | undefined {
    return this.starts.at(-1);
  }

  /** Runs a command of ops on this shop. @returns its output @throws unless it succeeds */
  async cli(...words: string[]): Promise<string> {
    const { ended, output } = startProgram(process.execPath, [commandLine, ...words], { variables: this.environment });
    const code = await ended;
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${output()}`);
    return output();
  }

  private get environment(): Variables {
    return {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(this.port),
      SHOP_API_PORT: String(this.shopApiPort),
      DATA_DIR: this.dataDir,
      ...this.vies.variables,
      ...this.variables,
    };
  }

  private async start(): Promise<void> {
    const started = startProgram(process.execPath, [program], { variables: this.environment });
    this.starts.push(started);
    await started.open;
  }

  /** Records the processes of the shop, because orphaned ones have another parent. */
  private noteFamily(): void {
    const { postgres } = this.pids;
    if (postgres) this.family.add(postgres);
    for (const { pid } of processTree(this.current?.process.pid ?? 0)) this.family.add(pid);
  }

  private leftovers(): string[] {
    return listProcesses()
      .filter(({ pid, command }) => this.family.has(pid) || command.includes(this.dataDir))
      .map(({ pid, command }) => `${pid} ${command}`);
  }
}
