import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { refusedConnections } from '../outgoing.js';
import { neighbourhoodOf } from '../neighbourhood.js';
import { currentCaller, currentRequestId } from './request-ids.js';
import type { SecurityEvent } from './security-events.js';

/** Maximum log lines a minute for each event: of one network, and of all. So an attacker cannot fill the log. */
const mostOfNetwork = 10;
const mostOfKind = 300;
const minute = 60_000;

/** Request of an event, with the fields of Fastify's request; undefined for an event outside of requests. */
interface Told {
  id: string | undefined;
  ip: string | undefined;
}

/** Lines of an event in the current minute. */
interface Minute {
  lines: number;
  ofNetwork: Map<string, number>;
  unwritten: number;
  end: NodeJS.Timeout;
}

/** Logs security events with request id, network, and the ids of account and API key if known. Beyond a limit only the number of further events is logged, once a minute. All events count in the metric. */
@Injectable()
export class SecurityLog implements OnModuleDestroy {
  private readonly logger = new Logger('Security');
  private readonly minutes = new Map<SecurityEvent, Minute>();

  private readonly onRefused = (told: unknown): void => this.tell('connectionRefused', { id: currentRequestId(), ip: undefined }, told as { host: string });

  constructor(private readonly metrics: Metrics) {
    refusedConnections.subscribe(this.onRefused);
  }

  /** @param facts further fields, without personal data and secrets */
  tell(event: SecurityEvent, { id, ip }: Told, facts: Record<string, string | undefined> = {}): void {
    this.metrics.count('shop_security_events_total', { event });
    const network = neighbourhoodOf(ip ?? '');
    const now = this.minutes.get(event) ?? this.begin(event);
    const lines = now.ofNetwork.get(network) ?? 0;
    if (lines >= mostOfNetwork || now.lines >= mostOfKind) return void (now.unwritten += 1);
    now.lines += 1;
    now.ofNetwork.set(network, lines + 1);
    this.logger.warn({ message: event, event, requestId: id, network, ...currentCaller(), ...facts });
  }

  onModuleDestroy(): void {
    refusedConnections.unsubscribe(this.onRefused);
    for (const event of this.minutes.keys()) this.finish(event);
  }

  private begin(event: SecurityEvent): Minute {
    const begun = { lines: 0, ofNetwork: new Map<string, number>(), unwritten: 0, end: setTimeout(() => this.finish(event), minute).unref() };
    this.minutes.set(event, begun);
    return begun;
  }

  private finish(event: SecurityEvent): void {
    const { unwritten, end } = this.minutes.get(event)!;
    clearTimeout(end);
    this.minutes.delete(event);
    if (unwritten > 0) this.logger.warn({ message: `${event}: ${unwritten} more events were not logged`, event, unwritten });
  }
}
