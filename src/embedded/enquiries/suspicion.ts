import type { InputValue } from '../../common/operation.decorators.js';
import type { Suspicion } from './enquiries.types.js';

type SuspectInput = Pick<InputValue<'enquire'>, 'kind' | 'website' | 'openedAt' | 'name' | 'company' | 'message'>;

/** Shortest time in ms in which a person can fill in the form. */
const minTime = 3_000;
/** Tolerance in ms for a visitor's clock that is ahead. */
const maxAhead = 3_600_000;
/** Limit of links in a message. */
const maxLinks = 3;

const linksIn = (text = ''): number => text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;

/** The reason to hold an enquiry back as automated; undefined: none. Withdrawals are never held back, because they are a legal right. */
export const suspicionOf = ({ kind, website, openedAt, name, company, message }: SuspectInput, now: Date): Suspicion | undefined => {
  if (kind === 'withdrawal') return undefined;
  if (website) return 'honeypot';
  const age = openedAt === undefined ? undefined : now.getTime() - Date.parse(openedAt);
  if (age !== undefined && age < -maxAhead) return 'fromTheFuture';
  if (age !== undefined && age >= 0 && age < minTime) return 'tooFast';
  return linksIn(message) > maxLinks || linksIn(name) > 0 || linksIn(company) > 0 ? 'links' : undefined;
};
