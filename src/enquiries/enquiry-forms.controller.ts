import { Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFormWithFiles } from '../common/form-files.js';
import { localPath } from '../common/local-path.js';
import { fieldIn, type Form } from '../common/posted-form.js';
import type { IncomingFile } from '../common/upload.js';
import { brokenRules } from '../contract/broken-rules.js';
import { Enquire, type Enquiry, enquiryFileLimit } from '../contract/enquiry.js';
import { Problem } from '../contract/errors.js';
import type { Locale } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { answerForm } from '../shop-api/endpoints/answer-form.js';
import { createCaller, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { enquiriesRouter } from './enquiries.router.js';
import { saveDraft } from './save-draft.js';
import { idempotencyKeyOf, inputIn } from './enquiry-input.js';

const callerOf = createCaller(enquiriesRouter);
const kinds = ['contact', 'quotation', 'advice', 'newsletter', 'jobApplication'] as const;
type Kind = (typeof kinds)[number];

/** A posted form. */
interface Posted {
  kind: Kind;
  form: Form;
  context: TrpcContext;
  /** Files in the library: `kept` from an earlier attempt, and `sent` with this form, with their items. */
  kept: string[];
  sent: { id: string; itemId: string }[];
  refused: Problem[];
}

const kindOf = (word: string): Kind => {
  const kind = kinds.find((known) => known === word);
  if (!kind) throw new Problem('NOT_FOUND');
  return kind;
};

/** URL of the page of a form, with the outcome in its query. */
const backTo = (form: Form, kind: Kind, locale: Locale, outcome: Record<string, string>): string => {
  const page = fieldIn(form, 'page');
  const url = new URL(page ? localPath(page) : href(kind === 'newsletter' ? 'newsletter' : 'contact', locale), 'http://here');
  for (const name of ['sent', 'receipt', 'held', 'problem', 'kind']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
};

/**
 * Enquiry forms for browsers without JavaScript: one form with fields and files, answered with a redirect to its page. If it cannot be sent,
 * its values and files are saved as a draft of the visitor, so that the page shows them again.
 */
@Controller('forms/enquiries')
export class EnquiryFormsController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  /** Redirects to the page of the form if a visitor reloads the URL that the form was posted to. */
  @Get(':kind')
  open(@Param('kind') word: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    reply.redirect(backTo({}, kindOf(word), this.contexts.visitorOf(request).locale, {}), 303);
  }

  @Post(':kind')
  async send(@Param('kind') word: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const kind = kindOf(word);
    const posted = await this.receive(kind, request, reply);
    const { form, context } = posted;
    const { locale } = context.call;
    const to = (outcome: Record<string, string>) => backTo(form, kind, locale, outcome);
    const act = async () => {
      const { id, needsConfirmation } = await this.enquire(posted);
      return to({ sent: kind, receipt: id, ...(needsConfirmation && kind !== 'newsletter' && { held: '1' }) });
    };
    const back = async (problem: Problem) => {
      await saveDraft({ ...posted, problem });
      return to({ problem: problem.code, kind });
    };
    await answerForm({ reply, locale, act, back, isForGuests: true });
  }

  /** Reads the form, and stores its files in the visitor's library while they are received. */
  private async receive(kind: Kind, request: FastifyRequest, reply: FastifyReply): Promise<Posted> {
    const context = this.contexts.contextOf(request, reply);
    const sent: Posted['sent'] = [];
    const take = async (file: IncomingFile, before: Form): Promise<void> => {
      if (sent.length >= enquiryFileLimit) {
        file.content.destroy();
        throw tooMany();
      }
      const key = fieldIn(before, 'key');
      const idempotencyKey = key && idempotencyKeyOf(key, String(sent.length), file.name, request.headers['content-length'] ?? '');
      const { id, files, cartToken } = await context.shopApi.upload('addStorageItem', { kind: 'file' }, file, { ...context.call, idempotencyKey });
      if (cartToken) context.setCartToken(cartToken);
      // The cart token of a new guest is used from the first file on.
      if (cartToken) context.call.cartToken = cartToken;
      sent.push({ id: files[0]!.id, itemId: id });
    };
    const { form, refused } = await readFormWithFiles(request, take);
    return { kind, form, context, kept: [form['files'] ?? []].flat().filter(Boolean), sent, refused };
  }

  /** Sends the enquiry. @returns its id, and whether it has to be confirmed by mail */
  private async enquire({ kind, form, context, kept, sent, refused }: Posted): Promise<Pick<Enquiry, 'id' | 'needsConfirmation'>> {
    const input = Enquire.safeParse(inputIn(kind, form, [...kept, ...sent.map(({ id }) => id)]));
    const errors = [...(input.error ? brokenRules(input.error) : []), ...refused.flatMap(({ extra }) => extra.errors ?? [])];
    if (!input.success || errors.length) throw new Problem('VALIDATION', { errors });
    if (refused[0]) throw refused[0];
    const key = fieldIn(form, 'key');
    const draft = kept.length ? await context.shopApi.call('getEnquiryDraft', { kind }, context.call).catch(() => undefined) : undefined;
    const { id, needsConfirmation } = await callerOf(context).send({ input: input.data, idempotencyKey: key && idempotencyKeyOf(key, JSON.stringify(input.data)) });
    // The enquiry has its own copies, so the files that came with the form are deleted from the library.
    const passing = [...sent, ...(draft?.files ?? [])].map(({ itemId }) => itemId);
    await Promise.all(passing.map((itemId) => context.shopApi.call('deleteStorageItem', { id: itemId, permanent: true }, context.call).catch(() => undefined)));
    return { id, needsConfirmation };
  }
}

const tooMany = () => new Problem('VALIDATION', { errors: [{ field: 'files', code: 'yup.errors.array.max', params: { max: enquiryFileLimit } }] });
