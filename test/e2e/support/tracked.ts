import { expect, type Page } from 'playwright/test';
import { type OptionalCategory, writtenConsent } from '../../../src/contract/consent.js';
import { eventRow, trackingFaults } from '../../../src/domain/tracking-faults.js';
import { departures } from '../../support/ga4-events.js';
import { rememberConsent } from './consent-cookie.js';
import type { Shopper } from './shopper.js';

export interface Pushed {
  event: string;
  ecommerce: { items: { item_id: string; item_name: string; quantity?: number; index?: number }[] } & Record<string, unknown>;
}

const isOurs = (entry: unknown): entry is Pushed => typeof entry === 'object' && entry !== null && 'event' in entry && eventRow(String(entry.event)) !== undefined;

/** Sets the consent cookie as from an earlier visit. */
export const agree = ({ page, urlOf }: Pick<Shopper, 'page'> & { urlOf: string }, given: readonly OptionalCategory[] = ['statistics']): Promise<void> =>
  rememberConsent(page.context(), urlOf, writtenConsent({ chosenAt: Math.floor(Date.now() / 1000), given }));

/** Simulates that the visitor consents in another tab, which this page follows. */
export const agreeElsewhere = async (page: Page): Promise<void> => {
  await agree({ page, urlOf: page.url() });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is the origin's own
  await page.evaluate(() => new BroadcastChannel('consent').postMessage('added'));
};

/** Records all entries that are added to the data layer from now on, in all pages and tabs of the browser. */
export class Tracked {
  private readonly entries: unknown[] = [];

  static async on(page: Page): Promise<Tracked> {
    const tracked = new Tracked();
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
  get told(): string[] {
    return this.events
      .filter(({ event }) => event !== 'view_item_list')
      .map(({ event, ecommerce }) => [event, ...(ecommerce?.items ?? []).map(({ quantity }) => quantity ?? '')].join(' ').trim());
  }

  /** Waits for exactly these events, in this order. */
  async expect(...told: string[]): Promise<void> {
    await expect.poll(() => this.told, { message: 'events in the data layer' }).toEqual(told);
  }

  /** Expects that each event matches the event table and Google's documentation, and that `ecommerce` is cleared before each event with items. */
  expectSound(): void {
    expect(this.events.flatMap((pushed) => trackingFaults({ ...pushed }))).toEqual([]);
    expect(this.events.filter((pushed) => 'ecommerce' in pushed).flatMap(departures)).toEqual([]);
    const uncleared = this.entries.filter((entry, at) => isOurs(entry) && 'ecommerce' in entry && JSON.stringify(this.entries[at - 1]) !== '{"ecommerce":null}');
    expect(uncleared).toEqual([]);
  }

  forget(): void {
    this.entries.length = 0;
  }
}
