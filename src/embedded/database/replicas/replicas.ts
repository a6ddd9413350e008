import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { withDeadline } from '../../../common/deadline.js';
import { describeError } from '../../../common/describe-error.js';
import { PrimaryPositions } from './primary-positions.js';
import { bytesOf, type Checked, checkTimeout, identity, type Replica, type ReplicaState } from './replica.js';

/** Milliseconds between two checks of primary and replicas. */
const interval = 1000;
/** Milliseconds between two looks of a caller that waits for the replicas. */
const shortInterval = 50;
/** Share of the allowed lag at which a late replica is read again, so that one at the limit does not change sides with each check. */
const caughtUp = 0.5;

interface PrimaryPosition {
  position: number;
  identity: string;
}

const reasons: Record<Exclude<ReplicaState, 'ok'>, string> = {
  late: 'lags behind the primary',
  gone: 'does not answer',
  promoted: 'accepts writes, so it is no replica any more',
  foreign: 'does not belong to the database of DATABASE_URL',
};

/**
 * The replicas of the database and which of them is read. A process reads from one at a time, chosen at random: one process cannot occupy
 * more than one, and its catalogue in memory then belongs to one state of the database. Without a usable replica the primary is read.
 */
export class Replicas implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Replicas');
  private readonly positions = new PrimaryPositions();
  private identity: string | undefined;
  private chosen: Replica | undefined;
  private readonly stopped = new AbortController();
  private watching: Promise<void> | undefined;

  /** @param maxLag seconds that a replica may lag behind the primary */
  constructor(
    private readonly primary: Pool,
    readonly all: readonly Replica[],
    readonly maxLag: number,
  ) {}

  /** The replica to read from; undefined: the primary. */
  get current(): Replica | undefined {
    return this.chosen;
  }

  onModuleInit(): void {
    if (this.all.length > 0) this.watching = this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.watching;
    await Promise.all(this.all.map((replica) => replica.end()));
  }

  /** Leaves out a replica whose connection failed, until a check succeeds. */
  leaveOut(replica: Replica, error: unknown): void {
    this.settle(replica, 'gone', describeError(error));
  }

  /**
   * Waits until the replicas that are read have everything that is committed now. One that takes longer than the allowed lag is left out by
   * then, in every process. So a purge of pages that is sent afterwards does not make a page from old data.
   * If the primary does not answer, this waits for the allowed lag.
   */
  async replayed(): Promise<void> {
    if (this.all.length === 0) return;
    const position = await this.readPrimary().then(
      (primary) => primary.position,
      () => Number.POSITIVE_INFINITY,
    );
    const deadline = performance.now() + this.maxLag * 1000 + 2 * (interval + checkTimeout);
    const isBehind = async (replica: Replica) => replica.state === 'ok' && (await replica.check()).position < position;
    while (performance.now() < deadline) {
      const behind = await Promise.all(this.all.map((replica) => isBehind(replica).catch(() => false)));
      if (!behind.includes(true)) return;
      await pause(shortInterval);
    }
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      await this.checkAll();
      await pause(interval, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  private async checkAll(): Promise<void> {
    try {
      const { position, identity: ofPrimary } = await this.readPrimary();
      this.positions.note(performance.now(), position);
      this.identity = ofPrimary;
    } catch {
      // Without the primary nothing is written, so the replicas stay as good as they were, and the catalogue can still be read.
    }
    await Promise.all(
      this.all.map((replica) =>
        replica.check().then(
          (checked) => this.judge(replica, checked),
          (error: unknown) => this.settle(replica, 'gone', describeError(error)),
        ),
      ),
    );
  }

  private async readPrimary(): Promise<PrimaryPosition> {
    const read = () => this.primary.query<PrimaryPosition>(`select ${bytesOf('pg_current_wal_lsn()')} as position, ${identity} as identity`);
    return (await withDeadline(checkTimeout, read)).rows[0]!;
  }

  private judge(replica: Replica, checked: Checked): void {
    replica.lagSeconds = this.positions.lagOf(performance.now(), checked.position);
    const allowed = replica.state === 'ok' ? this.maxLag : this.maxLag * caughtUp;
    if (!checked.isStandby) this.settle(replica, 'promoted');
    else if (this.identity !== undefined && checked.identity !== this.identity) this.settle(replica, 'foreign');
    else this.settle(replica, replica.lagSeconds > allowed ? 'late' : 'ok');
  }

  private settle(replica: Replica, state: ReplicaState, detail?: string): void {
    if (replica.state !== state) {
      replica.state = state;
      if (state === 'ok') this.logger.log(`Replica ${replica.name} is read`);
      else this.logger.warn(`Replica ${replica.name} is not read, because it ${reasons[state]}${detail ? `: ${detail}` : ''}`);
      if (state === 'gone') replica.disconnect();
    }
    if (this.chosen?.state === 'ok') return;
    const usable = this.all.filter((one) => one.state === 'ok');
    this.chosen = usable[Math.floor(Math.random() * usable.length)];
  }
}
