import { baseLocaleOf } from '../contract/locales.js';
import type { ContentService } from './content.service.js';
import type { Library } from './library.js';
import { NoContent } from './read-library.js';

/** What came of reading again. */
export interface Reloaded {
  /** Documents there are now, in the four languages. */
  documents: number;
  faults: { code: string; place: string; message: string }[];
}

const countOf = ({ documents }: Library): number =>
  Object.values(baseLocaleOf).reduce((sum, locale) => sum + Object.values(documents[locale]).reduce((all, { size }) => all + size, 0), 0);

/** Reads what is written again, for a site that goes on with what it has until the new is whole. */
export class ContentReloads {
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<Reloaded> | undefined;

  constructor(
    private readonly content: ContentService,
    private readonly read: () => Promise<Library>,
    private readonly tell: (faults: Reloaded['faults']) => void,
  ) {}

  /** All who ask while one runs share the one after it: it has read what they wrote. */
  reload(): Promise<Reloaded> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const now = this.readAgain();
      this.running = now.catch(() => undefined);
      return now;
    });
    return this.next;
  }

  private async readAgain(): Promise<Reloaded> {
    try {
      const library = await this.read();
      this.content.replace(library);
      this.tell(library.faults);
    } catch (error) {
      if (!(error instanceof NoContent)) throw error;
      const fault = { code: 'NO_CONTENT', place: error.folder, message: 'holds nothing: what was read before is shown' };
      this.tell([fault]);
      return { documents: countOf(this.content.library), faults: [fault] };
    }
    return { documents: countOf(this.content.library), faults: this.content.library.faults };
  }
}
