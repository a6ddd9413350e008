import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../src/contract/shop-api.js';
import { Check, CheckFailed } from './check.js';
import { sendCall, type Visitor } from './send-call.js';

/** Shop API under test, and what the suite needs from its company. */
export interface Target {
  url: string;
  /** Newest mail to an address, as text; undefined if there is none yet. Without it, tokens in mails are not checked. */
  mailFor?: (email: string) => Promise<string | undefined>;
  /** A customer, for a Shop API whose mails the suite cannot read. The suite changes neither password nor e-mail address, and does not delete the account. */
  account?: { email: string; password: string };
  /** Key of ops. */
  apiKey?: string;
  /** Return URL of payments that the Shop API allows. */
  returnUrl: string;
  /** Ids of a product in stock and of a photo print. Default: the first ones of `GET /Products`, if the Shop API has it. */
  productId?: string;
  photoPrintId?: string;
}

export interface Account {
  email: string;
  password: string;
  /** The suite registered it: it may change and delete it. */
  isOwn: boolean;
}

/** What the steps share: visitors, and the resources that earlier steps created. */
export interface World extends Target {
  guest: Visitor;
  customer: Visitor;
  /** A visitor who owns nothing. */
  stranger: Visitor;
  known: Known;
  /** Waits for a mail to an address with a token that was not returned before. */
  nextToken(email: string): Promise<string>;
  photograph: Buffer;
  /** Makes a call that prepares a step. @throws CheckFailed when it does not succeed */
  callFor<Name extends OperationName>(name: Name, input: InputOf<Name>, visitor: Visitor): Promise<OutputOf<Name>>;
  /** @param guest visitor who signs in @returns a session token */
  signIn(account: Account, guest?: Visitor): Promise<string>;
}
export interface Known {
  account?: Account;
  registrationKey?: string | undefined;
  me?: OutputOf<'getMe'>;
  product?: OutputOf<'getProduct'>;
  cart?: OutputOf<'getOrder'>;
  order?: OutputOf<'getOrder'>;
  shipping?: OutputOf<'listShipping'>;
  methods?: OutputOf<'listPaymentMethods'>;
  paymentId?: string;
  item?: OutputOf<'getStorageItem'>;
  second?: OutputOf<'getStorageItem'>;
  configuration?: OutputOf<'getConfiguration'>;
  print?: OutputOf<'getPhotoPrint'>;
  resetToken?: string;
}

const mailDeadline = 10_000;

const tokenReader = (mailFor: NonNullable<Target['mailFor']>) => {
  const seen = new Set<string>();
  return async (email: string): Promise<string> => {
    const end = performance.now() + mailDeadline;
    for (;;) {
      const token = /token=([\w-]+)/.exec((await mailFor(email)) ?? '')?.[1];
      if (token && !seen.has(token)) {
        seen.add(token);
        return token;
      }
      if (performance.now() > end) throw new CheckFailed(`no mail to ${email} with token=… within ${mailDeadline / 1000} seconds`);
      await setTimeout(100);
    }
  };
};

/** Ids of a product in stock and of a photo print, from the extension `GET /Products`. */
const findProducts = async (url: string, visitor: Visitor): Promise<{ productId?: string; photoPrintId?: string }> => {
  const found: { productId?: string; photoPrintId?: string } = {};
  for (let page = 1; page <= 5 && !(found.productId && found.photoPrintId); page += 1) {
    const list = await sendCall(url, 'listProducts', { page, pageSize: 100 }, visitor);
    if (list.status !== 200) break;
    const { items } = JSON.parse(list.bytes.toString()) as OutputOf<'listProducts'>;
    for (const { id } of items) {
      const { type, stock } = JSON.parse((await sendCall(url, 'getProduct', { id }, visitor)).bytes.toString()) as OutputOf<'getProduct'>;
      if (type === 'PhotoPrint') found.photoPrintId ??= id;
      else if (stock.available >= 10) found.productId ??= id;
    }
    if (items.length < 100) break;
  }
  return found;
};

export const createWorld = async (target: Target): Promise<World> => {
  const stranger = { locale: 'nl-NL' };
  const isMissing = !target.productId || !target.photoPrintId;
  const found = isMissing ? await findProducts(target.url, stranger).catch(() => ({})) : {};
  const { mailFor } = target;
  const callFor: World['callFor'] = (name, input, visitor) =>
    new Check(target.url, name).ok(input, visitor).catch((error: unknown) => {
      throw error instanceof CheckFailed ? new CheckFailed(`${shopApi[name].method} ${shopApi[name].path} ${error.message}`) : error;
    });
  return {
    ...found,
    ...target,
    stranger,
    guest: { ...stranger },
    customer: { ...stranger },
    known: {},
    callFor,
    signIn: async ({ email, password }, guest = stranger) => (await callFor('login', { email, password }, guest)).token,
    nextToken: mailFor ? tokenReader(mailFor) : () => Promise.reject(new Error('no mailbox')),
    photograph: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#7a8f99' } })
      .jpeg()
      .toBuffer(),
  };
};
