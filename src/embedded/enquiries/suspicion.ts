import type { Given } from '../../common/operation.decorators.js';
import type { Suspicion } from './enquiries.types.js';

type Asked = Pick<Given<'enquire'>, 'kind' | 'website' | 'openedAt' | 'name' | 'company' | 'message'>;

/** Shortest time in ms in which a person can fill in the form. */
const leastTime = 3_000;
/** Tolerance in ms for a visitor's clock that is ahead. */
const mostAhead = 3_600_000;
/** Limit of links in a message. */
const mostLinks = 3;

const linksIn = (text = ''): number => text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;

/** The reason to hold an enquiry back as automated; undefined: none. Withdrawals are never held back, because they are a legal right. */
export const suspicionOf = ({ kind, website, openedAt, name, company, message }: Asked, now: Date): Suspicion | undefined => {
  if (kind === 'withdrawal') return undefined;
  if (website) return 'honeypot';
  const age = openedAt === undefined ? undefined : now.getTime() - Date.parse(openedAt);
  if (age !== undefined && age < -mostAhead) return 'fromTheFuture';
  if (age !== undefined && age >= 0 && age < leastTime) return 'tooFast';
  return linksIn(message) > mostLinks || linksIn(name) > 0 || linksIn(company) > 0 ? 'links' : undefined;
};
