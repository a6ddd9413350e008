import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import type { Locale } from '../../../src/contract/locales.js';
import { familyOf, listProcesses } from './processes.js';

const program = fileURLToPath(new URL('../../../dist/src/main.js', import.meta.url));
const announcement = /The shop is open at (\S+)/;

export type Part = 'storefront' | 'shopApi' | 'postgres';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A shop as `npm start` runs it, on ports and data of its own. */
export class RunningShop {
  /** All that its processes wrote. */
  log = '';
  url = '';
  private main: ChildProcess | undefined;
  private readonly family = new Set<number>();

  private constructor(
    readonly port: number,
    readonly shopApiPort: number,
    readonly dataDir: string,
  ) {}

  static async start(): Promise<RunningShop> {
    const shop = new RunningShop(await freePort(), await freePort(), mkdtempSync(join(tmpdir(), 'shop-e2e-')));
    await shop.start();
    return shop;
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

  /** Numbers of its processes as they run now. */
  get pids(): Record<Part, number> {
    const storefront = this.main?.pid ?? 0;
    const shopApi = familyOf(storefront).find(({ command }) => command.includes('embedded/main.js'))?.pid ?? 0;
    return { storefront, shopApi, postgres: Number(readFileSync(this.postmasterFile, 'utf8').split('\n')[0]) };
  }

  /** Ends a part as a power cut would. */
  kill(part: Part): void {
    this.noteFamily();
    process.kill(this.pids[part], 'SIGKILL');
  }

  /** Kills the storefront's process and starts the shop again, at once and on the same data. */
  async crashAndRestart(): Promise<void> {
    const dead = once(this.main!, 'exit');
    this.kill('storefront');
    await dead;
    await this.start();
  }

  /** Waits until the Shop API answers from its database. */
  async untilReady(): Promise<void> {
    const answers = async () => (await fetch(`${this.shopApiUrl}/Categories`, { headers: { 'x-shop': 'ENC', 'x-locale': 'nl-NL' } })).ok;
    await expect.poll(() => answers().catch(() => false), { message: 'the Shop API answers again', timeout: 20_000, intervals: [100] }).toBe(true);
  }

  /** Ends it as Ctrl-C does; nothing of it may go on running. */
  async stop(): Promise<void> {
    this.noteFamily();
    if (this.main?.exitCode === null && this.main.signalCode === null) {
      const ended = once(this.main, 'exit');
      this.main.kill('SIGINT');
      await ended;
    } else if (existsSync(this.postmasterFile)) {
      // A test that failed between a crash and the next start leaves the database without its keeper.
      process.kill(this.pids.postgres, 'SIGINT');
    }
    await expect.poll(() => this.leftovers(), { message: 'processes of the shop that still run', timeout: 10_000 }).toEqual([]);
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: String(this.port), SHOP_API_PORT: String(this.shopApiPort), DATA_DIR: this.dataDir };
    const main = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.main = main;
    this.url = await new Promise<string>((opened, failed) => {
      let said = '';
      const listen = (chunk: string) => {
        said += chunk;
        this.log += chunk;
        const found = announcement.exec(said);
        if (found) opened(found[1]!);
      };
      for (const stream of [main.stdout, main.stderr]) stream.setEncoding('utf8').on('data', listen);
      main.once('exit', (code) => failed(new Error(`The shop ended at start (code ${code}):\n${said}`)));
    });
  }

  /** Remembers who belongs to the shop: orphans have another parent. */
  private noteFamily(): void {
    if (existsSync(this.postmasterFile)) this.family.add(this.pids.postgres);
    for (const { pid } of familyOf(this.main?.pid ?? 0)) this.family.add(pid);
  }

  private leftovers(): string[] {
    return listProcesses()
      .filter(({ pid, command }) => this.family.has(pid) || command.includes(this.dataDir))
      .map(({ pid, command }) => `${pid} ${command}`);
  }
}
