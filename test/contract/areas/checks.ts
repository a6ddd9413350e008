import type { InputOf } from '../../../src/contract/shop-api.js';
import { withKey } from '../caller.js';
import { type Fixtures, unknownId, unknownToken } from '../fixtures.js';

export const checks = (fixtures: () => Fixtures, target: Pick<Fixtures['target'], 'tokenFor' | 'hasReviews'>): void => {
  describe('validation of input', () => {
    it('accepts, suggests and refuses addresses', async () => {
      const caller = fixtures().stranger();
      expect((await caller.ok('validateAddress', { country: 'nl', postcode: '1012 LG', houseNumber: '1', street: 'Damrak', city: 'Amsterdam' })).decision).toBe('ACCEPT');
      expect(await caller.ok('validateAddress', { country: 'nl', postcode: '1012lg', houseNumber: '1' })).toMatchObject({
        decision: 'CONFIRM',
        suggestion: { postcode: '1012 LG' },
      });
      expect(await caller.ok('validateAddress', { country: 'nl', postcode: '99', houseNumber: '1' })).toMatchObject({ decision: 'FIX', errors: [{ field: 'postcode' }] });
      await caller.refused('validateAddress', { country: 'us', postcode: '1', houseNumber: '1' }, 'VALIDATION');
    });

    it('recognises e-mail addresses and domains that cannot receive mail', async () => {
      const caller = fixtures().stranger();
      expect(await caller.ok('validateEmail', { email: `nobody-${crypto.randomUUID()}@example.nl` }, withKey(fixtures().target))).toEqual({ valid: true, reason: null });
      expect(await caller.ok('validateEmail', { email: 'ada@nowhere.invalid' }, withKey(fixtures().target))).toEqual({ valid: false, reason: 'email_invalid_domain' });
      expect(await caller.ok('validateEmailDomain', { domain: 'nowhere.invalid' }, withKey(fixtures().target))).toEqual({ valid: false, reason: 'email_invalid_domain' });
      await caller.refused('validateEmail', { email: 'ada' }, 'VALIDATION', withKey(fixtures().target));
      await caller.refused('validateEmailDomain', { domain: '-' }, 'VALIDATION', withKey(fixtures().target));
    });

    it('recognises malformed VAT numbers', async () => {
      const caller = fixtures().stranger();
      expect((await caller.ok('validateVatNumber', { vatNumber: 'DE123' }, withKey(fixtures().target))).status).toBe('malformed');
      await caller.refused('validateVatNumber', { vatNumber: '' }, 'VALIDATION', withKey(fixtures().target));
    });

    it('returns the rating, or NOT_CONFIGURED without a review service', async () => {
      const caller = fixtures().stranger();
      if (target.hasReviews) expect((await caller.ok('getRating', {})).score).toBeLessThanOrEqual(10);
      else await caller.refused('getRating', {}, 'NOT_CONFIGURED');
      await caller.refused('getRating', { all: true }, 'VALIDATION');
    });
  });

  describe('an enquiry', () => {
    const wish = { name: 'Ada Vos', email: 'ada@example.nl', message: 'Which panel for a meeting room?', consent: true } as const;

    it('of every kind is accepted with the required fields of its kind', async () => {
      const caller = fixtures().stranger();
      for (const kind of ['contact', 'quotation', 'advice'] as const)
        expect(await caller.ok('enquire', { kind, ...wish }, withKey(fixtures().target))).toMatchObject({ kind, needsConfirmation: false });
      await caller.ok('enquire', { kind: 'jobApplication', ...wish, jobOffer: 'engineer' }, withKey(fixtures().target));
      await caller.ok('enquire', { kind: 'withdrawal', ...wish, orderNumber: 'ENC-1' }, withKey(fixtures().target));
      const { errors } = await caller.refused('enquire', { kind: 'contact', email: 'ada@example.nl', consent: true }, 'VALIDATION', withKey(fixtures().target));
      expect(errors.map(({ field }) => field)).toEqual(['name', 'message']);
      await caller.refused('enquire', { kind: 'quotation', ...wish, productId: unknownId }, 'VALIDATION', withKey(fixtures().target));
      await caller.refused('confirmEnquiry', { token: unknownToken }, 'NOT_FOUND');
    });

    if (target.tokenFor) {
      it('for the newsletter takes effect when it is confirmed', async () => {
        const caller = fixtures().stranger();
        const email = `reader-${crypto.randomUUID()}@example.nl`;
        expect((await caller.ok('enquire', { kind: 'newsletter', email, consent: true }, withKey(fixtures().target))).needsConfirmation).toBe(true);
        const token = await target.tokenFor!(email, '');
        expect((await caller.ok('confirmEnquiry', { token })).kind).toBe('newsletter');
        expect((await caller.ok('confirmEnquiry', { token })).kind).toBe('newsletter');
      });
    }

    it('for the newsletter: unsubscribing gives the same response for an unknown token', async () => {
      expect(await fixtures().stranger().ok('unsubscribe', { token: unknownToken })).toEqual({ kind: 'newsletter' });
      await fixtures().stranger().refused('unsubscribe', { token: 'short' }, 'VALIDATION');
    });

    it('that fails is stored as a draft for its sender only', async () => {
      const caller = fixtures().stranger();
      const draft: InputOf<'saveEnquiryDraft'> = { kind: 'contact', values: { email: 'ada@example', message: 'Which panel?' }, files: [], problem: 'VALIDATION', errors: [] };
      await caller.refused('getEnquiryDraft', { kind: 'contact' }, 'NOT_FOUND');
      await caller.ok('saveEnquiryDraft', draft, withKey(fixtures().target));
      expect(await caller.ok('getEnquiryDraft', { kind: 'contact' })).toEqual(draft);
      await caller.refused('saveEnquiryDraft', { ...draft, files: [unknownId] }, 'NOT_FOUND', withKey(fixtures().target));
      await caller.refused('getEnquiryDraft', { kind: 'advice' }, 'NOT_FOUND');
      await fixtures().stranger().refused('getEnquiryDraft', { kind: 'contact' }, 'NOT_FOUND');
      await caller.ok('enquire', { kind: 'contact', ...wish, email: `drafts-${crypto.randomUUID()}@example.nl` }, withKey(fixtures().target));
      await caller.refused('getEnquiryDraft', { kind: 'contact' }, 'NOT_FOUND');
    });

    it('can contain an appointment within the next 28 days', async () => {
      const { kind, days, closed } = await fixtures().stranger().ok('listAppointments', { kind: 'callBack' });
      expect([kind, days.length + closed.length]).toEqual(['callBack', 28]);
    });
  });
};
