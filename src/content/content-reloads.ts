import { baseLocaleOf } from '../contract/locales.js';
import type { ContentService } from './content.service.js';
import type { Library } from './library.js';
import { NoContent } from './read-library.js';

/** Result of a reload. */
export interface Reloaded {
  /** Number of documents in use after the reload, in the four languages. */
  documents: number;
  faults: { code: string; place: string; message: string }[];
}

const countOf = ({ documents }: Library): number =>
  Object.values(baseLocaleOf).reduce((sum, locale) => sum + Object.values(documents[locale]).reduce((all, { size }) => all + size, 0), 0);

/** Reloads the content of a running site. The site shows the old content until the new content is complete. */
export class ContentReloads {
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<Reloaded> | undefined;

  constructor(
    private readonly content: ContentService,
    private readonly read: () => Promise<Library>,
    private readonly tell: (faults: Reloaded['faults']) => void,
  ) {}

  /** Requests during a reload share one further reload, because the running one may already have read the old version of their files. */
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
      const fault = { code: 'NO_CONTENT', place: error.folder, message: 'does not exist; the site keeps showing the content it read before' };
      this.tell([fault]);
      return { documents: countOf(this.content.library), faults: [fault] };
    }
    return { documents: countOf(this.content.library), faults: this.content.library.faults };
  }
}
