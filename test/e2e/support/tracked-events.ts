import { expect, type Page } from 'playwright/test';
import { type OptionalCategory, serializeConsent } from '../../../src/contract/consent.js';
import { eventRow, trackingFaults } from '../../../src/domain/tracking-faults.js';
import { deviationsOf } from '../../support/ga4-events.js';
import { rememberConsent } from './consent-cookie.js';
import type { Shopper } from './shopper.js';

export interface Pushed {
  event: string;
  ecommerce: { items: { item_id: string; item_name: string; quantity?: number; index?: number }[] } & Record<string, unknown>;
}

const isOurs = (entry: unknown): entry is Pushed => typeof entry === 'object' && entry !== null && 'event' in entry && eventRow(String(entry.event)) !== undefined;

/** Sets the consent cookie as from an earlier visit. */
export const giveConsent = ({ page, urlOf }: Pick<Shopper, 'page'> & { urlOf: string }, given: readonly OptionalCategory[] = ['statistics']): Promise<void> =>
  rememberConsent(page.context(), urlOf, serializeConsent({ chosenAt: Math.floor(Date.now() / 1000), given }));

/** Simulates that the visitor consents in another tab, which this page follows. */
export const giveConsentInOtherTab = async (page: Page): Promise<void> => {
  await giveConsent({ page, urlOf: page.url() });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is the origin's own
  await page.evaluate(() => new BroadcastChannel('consent').postMessage('added'));
};

/** Records all entries that are added to the data layer from now on, in all pages and tabs of the browser. */
export class TrackedEvents {
  private readonly entries: unknown[] = [];

  static async on(page: Page): Promise<TrackedEvents> {
    const tracked = new TrackedEvents();
    await page.context().exposeBinding('notePush', (_source, entry: unknown) => void tracked.entries.push(entry));
    await page.context().addInitScript(() => {
      const layer: unknown[] = [];
      const { notePush } = window as unknown as { notePush(entry: unknown): void };
      layer.push = (...entries) => {
        for (const entry of entries) notePush(entry);
        return Array.prototype.push.apply(layer, entries);
      };
      window.dataLayer = layer;
    });
    return tracked;
  }

  get events(): Pushed[] {
    return this.entries.filter(isOurs);
  }

  /** Names of the events except those of lists, followed by the quantities of their items. */
  get eventNames(): string[] {
    return this.events
      .filter(({ event }) => event !== 'view_item_list')
      .map(({ event, ecommerce }) => [event, ...(ecommerce?.items ?? []).map(({ quantity }) => quantity ?? '')].join(' ').trim());
  }

  /** Waits for exactly these events, in this order. */
  async expect(...reported: string[]): Promise<void> {
    await expect.poll(() => this.eventNames, { message: 'events in the data layer' }).toEqual(reported);
  }

  /** Expects that each event matches the event table and Google's documentation, and that `ecommerce` is cleared before each event with items. */
  expectValid(): void {
    expect(this.events.flatMap((pushed) => trackingFaults({ ...pushed }))).toEqual([]);
    expect(this.events.filter((pushed) => 'ecommerce' in pushed).flatMap(deviationsOf)).toEqual([]);
    const uncleared = this.entries.filter((entry, at) => isOurs(entry) && 'ecommerce' in entry && JSON.stringify(this.entries[at - 1]) !== '{"ecommerce":null}');
    expect(uncleared).toEqual([]);
  }

  clear(): void {
    this.entries.length = 0;
  }
}
