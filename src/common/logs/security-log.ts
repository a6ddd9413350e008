import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { refusedConnections } from '../egress.js';
import { networkPrefixOf } from '../network-prefix.js';
import { currentCaller, currentRequestId } from './request-context.js';
import type { SecurityEvent } from './security-events.js';

/** Maximum log lines a minute for each event: of one network, and of all. So an attacker cannot fill the log. */
const maxPerNetwork = 10;
const maxPerEvent = 300;
const minute = 60_000;

/** Request of an event, with the fields of Fastify's request; undefined for an event outside of requests. */
interface RequestOrigin {
  id: string | undefined;
  ip: string | undefined;
}

/** Lines of an event in the current minute. */
interface MinuteWindow {
  lines: number;
  ofNetwork: Map<string, number>;
  unwritten: number;
  end: NodeJS.Timeout;
}

/** Logs security events with request id, network, and the ids of account and API key if known. Beyond a limit only the number of further events is logged, once a minute. All events count in the metric. */
@Injectable()
export class SecurityLog implements OnModuleDestroy {
  private readonly logger = new Logger('Security');
  private readonly windows = new Map<SecurityEvent, MinuteWindow>();

  private readonly onConnectionRefused = (message: unknown): void => this.log('connectionRefused', { id: currentRequestId(), ip: undefined }, message as { host: string });

  constructor(private readonly metrics: Metrics) {
    refusedConnections.subscribe(this.onConnectionRefused);
  }

  /** @param facts further fields, without personal data and secrets */
  log(event: SecurityEvent, { id, ip }: RequestOrigin, facts: Record<string, string | undefined> = {}): void {
    this.metrics.count('shop_security_events_total', { event });
    const network = networkPrefixOf(ip ?? '');
    const now = this.windows.get(event) ?? this.openWindow(event);
    const lines = now.ofNetwork.get(network) ?? 0;
    if (lines >= maxPerNetwork || now.lines >= maxPerEvent) return void (now.unwritten += 1);
    now.lines += 1;
    now.ofNetwork.set(network, lines + 1);
    this.logger.warn({ message: event, event, requestId: id, network, ...currentCaller(), ...facts });
  }

  onModuleDestroy(): void {
    refusedConnections.unsubscribe(this.onConnectionRefused);
    for (const event of this.windows.keys()) this.closeWindow(event);
  }

  private openWindow(event: SecurityEvent): MinuteWindow {
    const begun = { lines: 0, ofNetwork: new Map<string, number>(), unwritten: 0, end: setTimeout(() => this.closeWindow(event), minute).unref() };
    this.windows.set(event, begun);
    return begun;
  }

  private closeWindow(event: SecurityEvent): void {
    const { unwritten, end } = this.windows.get(event)!;
    clearTimeout(end);
    this.windows.delete(event);
    if (unwritten > 0) this.logger.warn({ message: `${event}: ${unwritten} more events were not logged`, event, unwritten });
  }
}
