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
import { familyOf, listProcesses } from './processes.js';

const program = fileURLToPath(new URL('../../../dist/src/main.js', import.meta.url));

export type Part = 'storefront' | 'shopApi' | 'postgres';

/** A shop as `npm start` runs it, on ports and data of its own, and on a database of the run's PostgreSQL unless it has a PostgreSQL of its own. */
export class RunningShop {
  private readonly starts: Started[] = [];
  private readonly family = new Set<number>();

  private constructor(
    readonly port: number,
    readonly shopApiPort: number,
    readonly dataDir: string,
    /** The register of VAT numbers it asks: every well-formed number is known there, until told otherwise. */
    readonly vies: Vies,
    private readonly database: TestDatabase | undefined,
    private readonly variables: Variables,
  ) {}

  /** @param variables of its environment, beside those of every test */
  static async start(variables: Variables = {}): Promise<RunningShop> {
    const database = await startTestDatabase();
    // Beside a database elsewhere the shop keeps no key of its own.
    return RunningShop.open(database, { ...variables, DATABASE_URL: database.url, DATA_KEY: randomBytes(32).toString('base64') });
  }

  /** For tests of crashes: with a PostgreSQL of its own in its data folder, as `npm start` runs it. */
  static startWithPostgres(): Promise<RunningShop> {
    return RunningShop.open(undefined, {});
  }

  private static async open(database: TestDatabase | undefined, variables: Variables): Promise<RunningShop> {
    const shop = new RunningShop(await freePort(), await freePort(), mkdtempSync(join(tmpdir(), 'shop-e2e-')), await startVies(), database, variables);
    await stopOnFailure(
      () => shop.stop(),
      () => shop.start(),
    );
    return shop;
  }

  /** Address of the run's database that it works on. */
  get databaseUrl(): string {
    if (!this.database) throw new Error('This shop runs a PostgreSQL of its own');
    return this.database.url;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** All that its processes wrote. */
  get log(): string {
    return this.starts.map((started) => started.output()).join('');
  }

  get shopApiUrl(): string {
    return `http://localhost:${this.shopApiPort}`;
  }

  private get postmasterFile(): string {
    return join(this.dataDir, 'postgres', 'postmaster.pid');
  }

  /** Origin of the host that stands for a locale. */
  urlOf(locale: Locale): string {
    return `http://${locale.toLowerCase()}.localhost:${this.port}`;
  }

  /** Numbers of its processes as they run now; 0 for one that does not. */
  get pids(): Record<Part, number> {
    const storefront = this.current?.process.pid ?? 0;
    const shopApi = familyOf(storefront).find(({ command }) => command.includes('embedded/main.js'))?.pid ?? 0;
    const postgres = existsSync(this.postmasterFile) ? Number(readFileSync(this.postmasterFile, 'utf8').split('\n')[0]) : 0;
    return { storefront, shopApi, postgres };
  }

  /** Ends a part as a power cut would. */
  kill(part: Part): void {
    this.noteFamily();
    process.kill(this.pids[part], 'SIGKILL');
  }

  /** Kills a part that the shop itself starts again, and waits until it is back at work. */
  async killAndAwait(part: 'shopApi' | 'postgres'): Promise<void> {
    const before = this.pids[part];
    this.kill(part);
    const isBack = () => ![0, before].includes(this.pids[part]);
    await expect.poll(isBack, { message: `${part} was started again`, timeout: 20_000, intervals: [100] }).toBe(true);
    const answers = async () => (await fetch(`${this.shopApiUrl}/Categories`, { headers: { 'x-shop': 'ENC', 'x-locale': 'nl-NL' } })).ok;
    await expect.poll(() => answers().catch(() => false), { message: 'the Shop API answers again', timeout: 20_000, intervals: [100] }).toBe(true);
  }

  /** Kills the storefront's process and starts the shop again, at once and on the same data. */
  async crashAndRestart(): Promise<void> {
    const dead = once(this.current!.process, 'exit');
    this.kill('storefront');
    await dead;
    await this.start();
  }

  /** Ends it as Ctrl-C does; nothing of it may go on running. */
  async stop(): Promise<void> {
    this.noteFamily();
    const main = this.current?.process;
    if (main?.exitCode === null && main.signalCode === null) {
      main.kill('SIGINT');
      await this.current?.ended;
    } else if (existsSync(this.postmasterFile)) {
      // A test that failed between a crash and the next start leaves the database without its keeper.
      process.kill(this.pids.postgres, 'SIGINT');
    }
    await expect.poll(() => this.leftovers(), { message: 'processes of the shop that still run', timeout: 10_000 }).toEqual([]);
    rmSync(this.dataDir, { recursive: true, force: true });
    await Promise.all([this.vies.stop(), this.database?.stop()]);
  }

  private get current(): Started | undefined {
    return this.starts.at(-1);
  }

  private async start(): Promise<void> {
    const variables = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(this.port),
      SHOP_API_PORT: String(this.shopApiPort),
      DATA_DIR: this.dataDir,
      ...this.vies.variables,
      ...this.variables,
    };
    const started = startProgram(process.execPath, [program], { variables });
    this.starts.push(started);
    await started.open;
  }

  /** Remembers who belongs to the shop: orphans have another parent. */
  private noteFamily(): void {
    const { postgres } = this.pids;
    if (postgres) this.family.add(postgres);
    for (const { pid } of familyOf(this.current?.process.pid ?? 0)) this.family.add(pid);
  }

  private leftovers(): string[] {
    return listProcesses()
      .filter(({ pid, command }) => this.family.has(pid) || command.includes(this.dataDir))
      .map(({ pid, command }) => `${pid} ${command}`);
  }
}
