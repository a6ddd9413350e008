import type { InputOf } from '../../../src/contract/shop-api.js';
import { withKey } from '../caller.js';
import { nobody, unknownToken, type World } from '../world.js';

export const checks = (world: () => World, target: Pick<World['target'], 'tokenFor' | 'hasReviews'>): void => {
  describe('validation of input', () => {
    it('accepts, suggests and refuses addresses', async () => {
      const caller = world().stranger();
      expect((await caller.ok('validateAddress', { country: 'nl', postcode: '1012 LG', houseNumber: '1', street: 'Damrak', city: 'Amsterdam' })).decision).toBe('ACCEPT');
      expect(await caller.ok('validateAddress', { country: 'nl', postcode: '1012lg', houseNumber: '1' })).toMatchObject({
        decision: 'CONFIRM',
        suggestion: { postcode: '1012 LG' },
      });
      expect(await caller.ok('validateAddress', { country: 'nl', postcode: '99', houseNumber: '1' })).toMatchObject({ decision: 'FIX', errors: [{ field: 'postcode' }] });
      await caller.refused('validateAddress', { country: 'us', postcode: '1', houseNumber: '1' }, 'VALIDATION');
    });

    it('recognises e-mail addresses and domains that cannot receive mail', async () => {
      const caller = world().stranger();
      expect(await caller.ok('validateEmail', { email: `nobody-${crypto.randomUUID()}@example.nl` }, withKey(world().target))).toEqual({ valid: true, reason: null });
      expect(await caller.ok('validateEmail', { email: 'ada@nowhere.invalid' }, withKey(world().target))).toEqual({ valid: false, reason: 'email_invalid_domain' });
      expect(await caller.ok('validateEmailDomain', { domain: 'nowhere.invalid' }, withKey(world().target))).toEqual({ valid: false, reason: 'email_invalid_domain' });
      await caller.refused('validateEmail', { email: 'ada' }, 'VALIDATION', withKey(world().target));
      await caller.refused('validateEmailDomain', { domain: '-' }, 'VALIDATION', withKey(world().target));
    });

    it('recognises malformed VAT numbers', async () => {
      const caller = world().stranger();
      expect((await caller.ok('validateVatNumber', { vatNumber: 'DE123' }, withKey(world().target))).status).toBe('malformed');
      await caller.refused('validateVatNumber', { vatNumber: '' }, 'VALIDATION', withKey(world().target));
    });

    it('returns the rating, or NOT_CONFIGURED without a review service', async () => {
      const caller = world().stranger();
      if (target.hasReviews) expect((await caller.ok('getRating', {})).score).toBeLessThanOrEqual(10);
      else await caller.refused('getRating', {}, 'NOT_CONFIGURED');
      await caller.refused('getRating', { all: true }, 'VALIDATION');
    });
  });

  describe('an enquiry', () => {
    const wish = { name: 'Ada Vos', email: 'ada@example.nl', message: 'Which panel for a meeting room?', consent: true } as const;

    it('of every kind is accepted with the required fields of its kind', async () => {
      const caller = world().stranger();
      for (const kind of ['contact', 'quotation', 'advice'] as const)
        expect(await caller.ok('enquire', { kind, ...wish }, withKey(world().target))).toMatchObject({ kind, needsConfirmation: false });
      await caller.ok('enquire', { kind: 'jobApplication', ...wish, jobOffer: 'engineer' }, withKey(world().target));
      await caller.ok('enquire', { kind: 'withdrawal', ...wish, orderNumber: 'ENC-1' }, withKey(world().target));
      const { errors } = await caller.refused('enquire', { kind: 'contact', email: 'ada@example.nl', consent: true }, 'VALIDATION', withKey(world().target));
      expect(errors.map(({ field }) => field)).toEqual(['name', 'message']);
      await caller.refused('enquire', { kind: 'quotation', ...wish, productId: nobody }, 'VALIDATION', withKey(world().target));
      await caller.refused('confirmEnquiry', { token: unknownToken }, 'NOT_FOUND');
    });

    if (target.tokenFor) {
      it('for the newsletter takes effect when it is confirmed', async () => {
        const caller = world().stranger();
        const email = `reader-${crypto.randomUUID()}@example.nl`;
        expect((await caller.ok('enquire', { kind: 'newsletter', email, consent: true }, withKey(world().target))).needsConfirmation).toBe(true);
        const token = await target.tokenFor!(email, '');
        expect((await caller.ok('confirmEnquiry', { token })).kind).toBe('newsletter');
        expect((await caller.ok('confirmEnquiry', { token })).kind).toBe('newsletter');
      });
    }

    it('for the newsletter: unsubscribing gives the same response for an unknown token', async () => {
      expect(await world().stranger().ok('unsubscribe', { token: unknownToken })).toEqual({ kind: 'newsletter' });
      await world().stranger().refused('unsubscribe', { token: 'short' }, 'VALIDATION');
    });

    it('that fails is stored as a draft for its sender only', async () => {
      const caller = world().stranger();
      const draft: InputOf<'saveEnquiryDraft'> = { kind: 'contact', values: { email: 'ada@example', message: 'Which panel?' }, files: [], problem: 'VALIDATION', errors: [] };
      await caller.refused('getEnquiryDraft', { kind: 'contact' }, 'NOT_FOUND');
      await caller.ok('saveEnquiryDraft', draft, withKey(world().target));
      expect(await caller.ok('getEnquiryDraft', { kind: 'contact' })).toEqual(draft);
      await caller.refused('saveEnquiryDraft', { ...draft, files: [nobody] }, 'NOT_FOUND', withKey(world().target));
      await caller.refused('getEnquiryDraft', { kind: 'advice' }, 'NOT_FOUND');
      await world().stranger().refused('getEnquiryDraft', { kind: 'contact' }, 'NOT_FOUND');
      await caller.ok('enquire', { kind: 'contact', ...wish, email: `drafts-${crypto.randomUUID()}@example.nl` }, withKey(world().target));
      await caller.refused('getEnquiryDraft', { kind: 'contact' }, 'NOT_FOUND');
    });

    it('can contain an appointment within the next 28 days', async () => {
      const { kind, days, closed } = await world().stranger().ok('listAppointments', { kind: 'callBack' });
      expect([kind, days.length + closed.length]).toEqual(['callBack', 28]);
    });
  });
};
