import type { Given } from '../../common/operation.decorators.js';
import type { Suspicion } from './enquiries.types.js';

type Asked = Pick<Given<'enquire'>, 'kind' | 'website' | 'openedAt' | 'name' | 'company' | 'message'>;

/** Milliseconds nobody writes a message in. */
const leastTime = 3_000;
/** Milliseconds a visitor's own clock may be ahead. */
const mostAhead = 3_600_000;
/** Links a message may hold: people name one or two. */
const mostLinks = 3;

const linksIn = (text = ''): number => text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;

/** What is wrong with an enquiry if it looks like a machine's. A withdrawal is a right and never suspected. */
export const suspicionOf = ({ kind, website, openedAt, name, company, message }: Asked, now: Date): Suspicion | undefined => {
  if (kind === 'withdrawal') return undefined;
  if (website) return 'honeypot';
  const age = openedAt === undefined ? undefined : now.getTime() - Date.parse(openedAt);
  if (age !== undefined && age < -mostAhead) return 'fromTheFuture';
  if (age !== undefined && age >= 0 && age < leastTime) return 'tooFast';
  return linksIn(message) > mostLinks || linksIn(name) > 0 || linksIn(company) > 0 ? 'links' : undefined;
};
