import type { OptionalCategory } from '../../../src/contract/consent.js';
import { type MeasuringId, measuringIds, type MeasuringSettings } from '../../../src/contract/third-parties.js';
import { isAllowed } from '../../../src/domain/third-parties.js';
import { startAdCall } from './ad-call.js';
import type { PageView, Tracker } from './tracker.js';
import { startPixel } from './pixel.js';
import { startRenderMonitor } from './render-monitor.js';
import { startTagManager } from './tag-manager.js';

/** Start functions of the measuring services. The page does not wait for them, and their failures do not affect it. */
const starts: { [Id in MeasuringId]: (settings: NonNullable<MeasuringSettings[Id]>) => Tracker } = {
  tagManager: startTagManager,
  adCall: startAdCall,
  pixel: startPixel,
  renderMonitor: startRenderMonitor,
};

/** Starts and stops the measuring services according to consent, and reports page views to them. */
export class Measurement {
  private readonly running = new Map<MeasuringId, Tracker>();
  private page?: PageView;

  constructor(private readonly settings: MeasuringSettings) {}

  /** Starts the services with consent, and stops the others. */
  follow(given: readonly OptionalCategory[]): void {
    for (const id of measuringIds) {
      if (isAllowed(id, given)) this.start(id);
      else this.stop(id);
    }
  }

  /** Reports a page view, also for the initial load. A change of only query or title is no page view. */
  show(page: PageView): void {
    if (this.page?.url === page.url) return;
    this.page = page;
    for (const one of this.running.values()) one.show?.(page);
  }

  private start<Id extends MeasuringId>(id: Id): void {
    const settings = this.settings[id];
    if (!settings || this.running.has(id)) return;
    const running = starts[id](settings);
    this.running.set(id, running);
    if (this.page) running.show?.(this.page);
  }

  private stop(id: MeasuringId): void {
    this.running.get(id)?.stop();
    this.running.delete(id);
  }
}
