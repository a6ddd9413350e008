import type { Library } from '../../src/content/library.js';
import type { Finding } from '../support/findings.js';

/** Faults that were found while the documents were read. @param only faults in files of this locale */
export const contentFindings = ({ faults }: Pick<Library, 'faults'>, only?: string): Finding[] =>
  faults.filter(({ place }) => only === undefined || place.includes(`/${only}/`) || place.startsWith(`${only}/`)).map(({ code, place, message }) => ({ code, place, message }));
