/**
 * A complete Shop API: the 56 calls of the specification, in memory. docs/integrating.md goes through it from top to bottom; `npm run example` starts it.
 * To start your own from it, copy this folder and import the types from the generated client (`npm run openapi`).
 */
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '../../src/contract/shop-api.js';
import { hasPostcode, type Market, marketIn, marketOf, markets, type Order, type Place, plus, price, priceOf, times } from './money.ts';
import { configurationOf, createServer, customerOf, faultOf, fileFactsOf, found, given, hashOf, invalid, later, maximumBytes, newOwner, newToken, now } from './server.ts';
import { orderOf, type Owner, pageOf, publish, refuse, required, smallPictureOf, type Upload } from './server.ts';
import shop from './shop.json' with { type: 'json' };

// ---------- Goods. A real Shop API reads them from its database, which is a copy of the ERP's.
type Product = (typeof shop.products)[number];
type Format = NonNullable<Product['formats']>[number];
const centsOf = (row: Product | Format, { currency }: Place) => (currency === 'GBP' ? row.price_gbp : row.price_eur);
const shownIn = ({ language }: Market, row: Product | (typeof shop.categories)[number]) => ({ id: row.id, name: row[`name_${language}`], slug: row[`slug_${language}`] });
const productOf = (id: string): Product => found(shop.products.find((product) => product.id === id));
/** A product as the contract describes it. Facts that this shop does not have are null or empty. */
const fullProduct = (product: Product, market: Market, available: number): OutputOf<'getProduct'> => {
  const { includingVat, excludingVat } = priceOf(centsOf(product, market), market);
  const absent = { purpose: '', description: [], colours: [], samples: [], cover: null, volumeDiscount: [], reduction: null, saleUnit: null, unitPrice: null, delivery: null };
  const prices = { priceIncVat: includingVat, priceExcVat: excludingVat, startingPrice: product.formats ? { includingVat, excludingVat } : null };
  const rest = { stock: { available, isMadeToOrder: product.facts.isConfigurable }, vatRate: shop.countries[market.country].vatRate, quantity: { current: 1 } };
  const category = shownIn(market, found(shop.categories.find(({ id }) => id === product.category)));
  return { ...absent, ...product.facts, ...shownIn(market, product), ...prices, ...rest, category } as OutputOf<'getProduct'>;
};

// ---------- Photo prints: choices, price and crop.
type Configuration = OutputOf<'getConfiguration'>;
type Wish = Pick<Configuration, 'productId' | 'quantity' | 'crop'> & Pick<InputOf<'configureProduct'>, 'choices'> & { id?: string | undefined };
const print = { minimumDpi: 60, goodDpi: 100, bleedMm: 10, isRound: false };
/** The ratio of a crop must be that of the print with its bleed. */
const hasRatio = ({ width, height }: { width: number; height: number }, { widthMm, heightMm, tolerance }: NonNullable<Configuration['expectedCrop']>) =>
  Math.abs(width / height / (widthMm / heightMm) - 1) <= tolerance;
const choicesOf = (configuration?: Configuration) => Object.fromEntries(configuration?.options.map(({ id, choice }) => [id, choice]) ?? []);
const configure = ({ productId, choices, quantity, crop: sent, id = randomUUID() }: Wish, market: Market): Configuration => {
  const formats = found(productOf(productId).formats);
  const unknown = Object.keys(choices).find((name) => name !== 'format' && name !== 'photo');
  if (unknown !== undefined) invalid(`choices.${unknown}`);
  const format = formats.find((one) => one.id === (choices['format'] ?? formats[0]!.id)) ?? invalid('choices.format');
  const expectedCrop = { widthMm: format.widthMm + 2 * print.bleedMm, heightMm: format.heightMm + 2 * print.bleedMm, tolerance: 0.01 };
  const crop = sent && hasRatio(sent, expectedCrop) ? sent : null;
  const surchargeOf = (one: Format) => ({ per: 'piece' as const, price: priceOf(centsOf(one, market), market), percent: null });
  const values = formats.map((one) => ({ id: one.id, label: one.label, picture: null, hex: null, surcharge: surchargeOf(one), isAllowed: true, condition: null }));
  const option = { help: null, isAllowed: true, isRequired: true, values: [], range: null, dimensions: null, maximumLength: null, accepts: [], surcharge: null, messages: [] };
  const options: Configuration['options'] = [
    { ...option, id: 'format', kind: 'Radio', label: 'Format', choice: format.id, values },
    { ...option, id: 'photo', kind: 'File', label: 'Photo', choice: crop?.uploadId ?? null, accepts: ['image/jpeg', 'image/png'] },
  ];
  const steps = { base: centsOf(productOf(productId), market), option: centsOf(format, market) };
  const trace = (['base', 'option'] as const).map((step) => ({ step, label: step, optionId: null, amount: { amount: steps[step], currency: market.currency } }));
  const unitPrice = priceOf(steps.base + steps.option, market);
  const rest = { isComplete: crop !== null, isStandard: false, messages: [], volumeDiscount: [], area: null, updatedAt: now() };
  return { id, productId, quantity, options, crop, expectedCrop, unitPrice, total: times(unitPrice, quantity), trace, ...rest };
};

type Item = OutputOf<'getStorageItem'>;
type MailedToken = { view: 'verify' | 'reset' | 'verify-email'; owner: Owner; email: string; isUsed: boolean; expiresAt: string };
export const createExample = (): FastifyInstance => {
  const { app, serve, sessions, withToken } = createServer();
  // A real Shop API has a database here.
  const customers = new Set<Owner>();
  const mailedTokens = new Map<string, MailedToken>();
  const mailbox = new Map<string, string>();
  const payments = new Map<string, { payment: OutputOf<'getPaymentStatus'>; payer: Owner; returnUrl: string }>();
  const previews = new Map<string, Buffer>();
  const stock = new Map(shop.products.map((product) => [product.id, product.stock]));
  let placed = 0;

  // ---------- Products and photo prints
  app.get('/goods.jsonl', (_, reply) => reply.type('application/jsonl').send([...shop.categories, ...shop.products].map((row) => JSON.stringify(row)).join('\n')));
  serve<'getProduct'>('GET /Products/{id}', ({ id }, { request }) => fullProduct(productOf(id), marketIn(request), stock.get(id)!));
  serve<'getProductBySlug'>('GET /Products/{locale}/{slug}', ({ locale, slug }) => {
    const product = found(shop.products.find((one) => shownIn(marketOf(locale), one).slug === slug));
    return fullProduct(product, marketOf(locale), stock.get(product.id)!);
  });
  serve<'getProductSlugs'>('GET /Products/{id}/slugs', ({ id }) => Object.fromEntries(Object.values(markets).map((one) => [one.locale, shownIn(one, productOf(id)).slug])));
  serve<'priceProduct'>('PUT /Products/{id}/quantity', ({ id, quantity }, { request }) => {
    if (!(quantity >= 1 && quantity <= 9999)) invalid('quantity');
    const unitPrice = priceOf(centsOf(productOf(id), marketIn(request)), marketIn(request));
    return { quantity, unitPrice, total: times(unitPrice, quantity), volumeDiscount: [] };
  });
  serve<'getPhotoPrint'>('GET /Products/photoprint/{id}', ({ id }, { request }) => {
    const market = marketIn(request);
    const priced = (format: Format) => ({ ...format, price: priceOf(centsOf(productOf(id), market) + centsOf(format, market), market) });
    return { productId: id, formats: found(productOf(id).formats).map(priced), frames: [], ...print };
  });
  /** @returns the public path of a picture, which needs no authentication */
  const keepPicture = (picture: Buffer): string => {
    const path = `/Uploads/${newToken()}/preview-800.webp`;
    previews.set(path, picture);
    return path;
  };
  const keep = (owner: Owner, wish: Wish, market: Market): Configuration => {
    const configuration = configure(wish, market);
    owner.configurations.set(configuration.id, configuration);
    return withToken(owner, configuration);
  };
  serve<'configureProduct'>('POST /Products/{id}/configure 201', ({ id, choices, quantity = 1, configurationId }, { owner, request }) => {
    const before = configurationOf(owner, configurationId);
    return keep(owner, { id: configurationId, productId: id, quantity, crop: before?.crop ?? null, choices: { ...choicesOf(before), ...choices } }, marketIn(request));
  });
  serve<'getConfiguration'>('GET /Products/configuration/{id}', ({ id }, { owner }) => found(owner.configurations.get(id)));
  serve<'cropConfiguration'>('POST /Products/configuration/{id}/crop 201', async ({ id, uploadId, x, y, width, height, rotation = 0 }, { owner, request }) => {
    const before = found(owner.configurations.get(id));
    const expected = before.expectedCrop!;
    const dpi = Math.floor((width / expected.widthMm) * 25.4);
    if (dpi < print.minimumDpi) refuse('RESOLUTION_TOO_LOW');
    if (!hasRatio({ width, height }, expected)) invalid('height', 'yup.errors.number.aspectRatio', { ...expected, percent: 100 * expected.tolerance, width, height });
    const picture = await smallPictureOf(found(owner.uploads.get(uploadId)), { rotation, left: x, top: y, width, height }).catch(() => refuse('IMAGE_UNREADABLE'));
    const quality = dpi < print.goodDpi ? ('low' as const) : ('good' as const);
    const crop = { uploadId, x, y, width, height, rotation, dpi, quality, preview: keepPicture(picture) };
    return keep(owner, { ...before, crop, choices: choicesOf(before) }, marketIn(request));
  });

  // ---------- Cart and orders. The cart is an order in the state `open`.
  type Line = Order['lines'][number];
  type Goods = Pick<Line, 'productId' | 'quantity' | 'configurationId'> & { id?: string };
  const shippingCents = { Deliver: 995, Pickup: 0, DeliverAndAssemble: 4995 };
  const lineOf = (owner: Owner, cart: Order, { id = randomUUID(), productId, quantity, configurationId }: Goods): Line => {
    const [product, configuration] = [productOf(productId), configurationOf(owner, configurationId)];
    const unitPrice = priceOf(configuration?.unitPrice.includingVat.amount ?? centsOf(product, cart), cart);
    const absent = { colour: null, choices: [], room: null, frame: null, saleUnit: null, volumeDiscount: [], trace: [] };
    const facts = { sku: productId, picture: product.facts.pictures[0]!, preview: configuration?.crop?.preview ?? null, isWithdrawable: !configuration, isSample: false };
    const counts = { quantity, tierQuantity: quantity, available: configuration ? null : stock.get(productId)! };
    return { ...absent, ...shownIn(marketOf(cart.locale), product), ...facts, ...counts, id, productId, configurationId, unitPrice, total: times(unitPrice, quantity) };
  };
  /** Writes the lines of the cart, and prices it again. The country of delivery decides the VAT. */
  const write = (owner: Owner, cart: Order, lines: readonly Goods[] = cart.lines): Order => {
    const { details, shipping, currency } = cart;
    cart.country = details?.shipping?.country ?? details?.billing.country ?? cart.country;
    cart.lines = lines.filter(({ quantity }) => quantity > 0).map((line) => lineOf(owner, cart, line));
    cart.shipping = shipping && { ...shipping, price: priceOf(shippingCents[shipping.method], cart) };
    const sum = cart.lines.reduce((before, line) => plus(before, line.total), price(0, 0, currency));
    const total = cart.shipping ? plus(sum, cart.shipping.price) : sum;
    const vat = [{ rate: shop.countries[cart.country].vatRate, amount: { amount: total.includingVat.amount - total.excludingVat.amount, currency } }];
    return Object.assign(cart, { version: cart.version + 1, totals: { goods: sum, shipping: cart.shipping?.price ?? null, isReverseCharge: false, vat, total } });
  };
  const addLine = (owner: Owner, wish: Goods, { locale, currency, country }: Market): Order => {
    const absent = { number: null, territory: null, details: null, shipping: null, deliveryOnRequest: null, vatCheck: null, placedAt: null, payment: null };
    const facts = { id: randomUUID(), state: 'open', isInAccount: Boolean(owner.customer), version: 0, locale, currency, country, lines: [], changes: [], history: [] };
    const cart = (owner.cart ??= { ...absent, ...facts } as unknown as Order);
    const same = cart.lines.find((line) => line.productId === wish.productId && line.configurationId === wish.configurationId);
    const lines = cart.lines.map((line) => (line === same ? { ...line, quantity: line.quantity + wish.quantity } : line));
    return write(owner, cart, same ? lines : [...lines, wish]);
  };
  serve<'addOrderLine'>('POST /orders/lines 201', ({ productId, quantity = 1, configurationId = null }, { owner, request }) => {
    if (!(quantity >= 1 && quantity <= 9999)) invalid('quantity');
    if (productOf(productId).formats && !configurationOf(owner, configurationId)?.isComplete) refuse('CONFIGURATION_INCOMPLETE');
    if (!configurationId && quantity > stock.get(productId)!) refuse('OUT_OF_STOCK');
    return withToken(owner, addLine(owner, { productId, quantity, configurationId }, marketIn(request)));
  });
  const setQuantity = (owner: Owner, id: string, quantity: number): Order => {
    const cart = found(owner.cart);
    const { available } = found(cart.lines.find((line) => line.id === id));
    if (available !== null && quantity > available) refuse('OUT_OF_STOCK', { current: cart });
    return write(owner, Object.assign(cart, { lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line)) }));
  };
  serve<'updateOrderLine'>('PUT /orders/lines/{id}', ({ id, quantity }, { owner }) => setQuantity(owner, id, quantity));
  serve<'removeOrderLine'>('DELETE /orders/lines/{id}', ({ id }, { owner }) => setQuantity(owner, id, 0));
  serve<'getOrder'>('GET /Orders/{id}', ({ id }, { owner }) => orderOf(owner, id));
  serve<'listOrders'>('GET /Orders', (input, { owner }) => {
    const piecesOf = ({ lines }: Order) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const namesOf = ({ lines }: Order) => lines.map(({ name }) => name);
    const orders = customerOf(owner) && owner.orders.map((order) => ({ ...order, total: order.totals.total, pieces: piecesOf(order), names: namesOf(order) }));
    return pageOf(orders, input);
  });
  serve<'setOrderDetails'>('POST /Orders/details', (details, { owner }) => {
    if (!hasPostcode(given(details.billing, 'billing'))) invalid('billing.postcode', 'yup.errors.string.postcode');
    return write(owner, Object.assign(found(owner.cart), { details }));
  });
  /** Three whole weeks, as the calendar shows them. Working days from the day after tomorrow on can be chosen. */
  const shippingFor = (place: Place): OutputOf<'listShipping'> => {
    const [today, first] = [now().slice(0, 10), later(2).slice(0, 10)];
    const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
    const all = Array.from({ length: 21 }, (_, at) => later(at - weekdayOf(today), today).slice(0, 10));
    const days = all.filter((day) => day >= first && weekdayOf(day) < 5);
    const closed = all.filter((day) => !days.includes(day)).map((day) => ({ day, reason: day < today ? 'past' : day < first ? 'tooEarly' : 'weekend', name: null }) as const);
    return (['Deliver', 'Pickup'] as const).map((method) => ({ method, price: priceOf(shippingCents[method], place), today, days, closed, slots: [] }));
  };
  serve<'calculateShipping'>('POST /Orders/shipping/calculate', ({ country }, { request }) => shippingFor({ ...marketIn(request), country: given(country, 'country') }));
  serve<'listShipping'>('GET /Orders/shipping', (_, { owner }) => shippingFor(found(owner.cart)));
  serve<'setShipping'>('POST /Orders/shipping', ({ method, date }, { owner }) => {
    const cart = found(owner.cart);
    const { days, price: costs } = found(shippingFor(cart).find((option) => option.method === method));
    if (date !== undefined && !days.includes(date)) invalid('date');
    return write(owner, Object.assign(cart, { shipping: { method, date: date ?? days[0]!, slot: null, price: costs! } }));
  });
  const enter = (order: Order, state: Order['state'], more: object) => Object.assign(order, more, { state, history: [...order.history, { state, at: now() }] });
  serve<'completeOrder'>('POST /Orders/complete', ({ expectedTotal }, { owner }) => {
    const order = write(owner, found(owner.cart));
    if (order.lines.length === 0 || !order.details || !order.shipping) refuse('ORDER_INCOMPLETE');
    if (expectedTotal.amount !== order.totals.total.includingVat.amount) refuse('ORDER_CHANGED', { current: order, changed: ['total'] });
    if (order.lines.some(({ available, quantity }) => available !== null && quantity > available)) refuse('OUT_OF_STOCK', { current: order });
    for (const { productId, quantity, available } of order.lines) {
      if (available !== null) stock.set(productId, available - quantity);
      void publish(productId);
    }
    owner.orders.unshift(order);
    delete owner.cart;
    placed += 1;
    return enter(order, 'awaitingPayment', { number: `EX-${String(placed).padStart(6, '0')}`, placedAt: now() });
  });

  // ---------- Payments. The page stands for that of a payment provider.
  const isOwn = ({ hostname }: URL) => /(?:^|\.)localhost$/.test(hostname) || (process.env['STOREFRONT_HOSTS'] ?? '').split(',').includes(hostname);
  serve<'listPaymentMethods'>('GET /orders/payment/methods', ({ orderId }, { owner }) => {
    if (orderId) orderOf(owner, orderId);
    return [{ id: 'ideal', name: 'iDEAL | Wero' }];
  });
  serve<'initiatePayment'>('POST /orders/payment/initiate 201', ({ orderId, method, returnUrl }, { owner, request }) => {
    const order = orderOf(owner, orderId);
    if (!isOwn(new URL(returnUrl))) refuse('FOREIGN_RETURN_URL');
    if (order.state !== 'awaitingPayment') refuse('NOTHING_TO_PAY');
    const payment = { id: randomUUID(), method, status: 'open' as const };
    order.payment = payment;
    payments.set(payment.id, { payment: { ...payment, orderId, amount: order.totals.total.includingVat }, payer: owner, returnUrl });
    return { paymentId: payment.id, redirectUrl: `${request.protocol}://${request.host}/test-bank/${payment.id}` };
  });
  serve<'getPaymentStatus'>('GET /orders/payment/status/{id}', ({ id }, { owner }) => {
    const { payer, payment } = found(payments.get(id));
    return payer === owner ? payment : refuse('NOT_FOUND');
  });
  // The id in a webhook is only a hint: a real Shop API fetches the status from the provider, and books each payment once.
  for (const about of ['order', 'payment']) serve<'paymentWebhook'>(`POST /orders/payment/webhook/${about}`, ({ id }) => (id ? {} : invalid('id', required)));
  app.get('/test-bank/:id', (_, reply) => reply.type('text/html').send('<!doctype html><link rel="icon" href="data:,"><form method="post"><button>Pay</button></form>'));
  app.post<{ Params: { id: string } }>('/test-bank/:id', ({ params }, reply) => {
    const { payer, payment, returnUrl } = found(payments.get(params.id));
    const order = orderOf(payer, payment.orderId);
    if (payment.status !== 'paid') enter(order, 'paid', { payment: { ...order.payment, status: 'paid' } });
    payment.status = 'paid';
    return reply.redirect(returnUrl, 303);
  });

  // ---------- Accounts. A real Shop API sends mails; here the newest one to an address is at /mailbox/{address}.
  const accountOf = (email: string) => [...customers].find(({ customer }) => customer?.email === email.toLowerCase());
  const checked = (owner: Owner | undefined, password?: string): Owner => (owner && owner.password === hashOf(password) ? owner : refuse('INVALID_CREDENTIALS'));
  const mail = (view: MailedToken['view'], owner: Owner | undefined, email: string, { account }: Market): void => {
    if (!owner) return;
    const token = newToken();
    mailedTokens.set(token, { view, owner, email, isUsed: false, expiresAt: later(1) });
    mailbox.set(email, `${process.env['STOREFRONT_URL'] ?? 'http://localhost:3000'}${account}?view=${view}&token=${token}`);
  };
  const mailed = (token: string, view: MailedToken['view']): MailedToken => {
    const entry = found(mailedTokens.get(token));
    if (entry.view !== view) refuse('NOT_FOUND');
    return entry.isUsed || entry.expiresAt < now() ? refuse('GONE') : entry;
  };
  const use = (entry: MailedToken): Owner => Object.assign(entry, { isUsed: true }).owner;
  const signIn = (owner: Owner): OutputOf<'login'> => {
    const token = newToken();
    sessions.set(token, owner);
    return { token, expiresAt: later(30), customer: customerOf(owner) };
  };
  const signOut = (owner: Owner): Owner => {
    for (const [token, one] of sessions) if (one === owner) sessions.delete(token);
    return owner;
  };
  app.get<{ Params: { email: string } }>('/mailbox/:email', ({ params }) => found(mailbox.get(params.email)));
  serve<'register'>('POST /Registration 202', ({ email, password, address, newsletter = false, ...person }, { request }) => {
    if (!(password?.length >= 8)) invalid('password', 'yup.errors.string.password');
    const absent = { phone: null, company: null, vatNumber: null, licenceCode: null, pendingEmail: null, id: randomUUID(), createdAt: now() };
    const addresses = address ? [{ id: randomUUID(), kind: 'billing' as const, isDefault: true, recipient: null, address }] : [];
    const customer = { ...absent, ...person, email: email.toLowerCase(), addresses, preferences: { locale: marketIn(request).locale, vatView: 'incl' as const, newsletter } };
    // The response does not reveal whether the address has an account; only the mail differs.
    if (accountOf(email)) mailbox.set(email, 'You already have an account.');
    else mail('verify', { ...newOwner(), customer, password: hashOf(password) }, email, marketIn(request));
    return { email };
  });
  serve<'verifyRegistration'>('POST /Registration/verify 201', ({ token, password }) => {
    const entry = mailed(token, 'verify');
    customers.add(checked(entry.owner, password ?? refuse('PASSWORD_REQUIRED')));
    return signIn(use(entry));
  });
  serve<'login'>('POST /auth/login', ({ email, password }, { owner: guest }) => {
    const owner = checked(accountOf(email), password);
    // What a guest has moves to the customer who signs in.
    for (const [id, configuration] of guest.configurations) owner.configurations.set(id, configuration);
    for (const [id, content] of guest.uploads) owner.uploads.set(id, content);
    owner.items.push(...guest.items.splice(0));
    for (const { id: _, ...line } of guest.cart?.lines ?? []) addLine(owner, line, marketOf(guest.cart!.locale));
    delete guest.cart;
    return signIn(owner);
  });
  serve<'logout'>('POST /auth/logout 204', (_, { owner, request }) => sessions.delete(customerOf(owner) && request.headers.authorization!.replace('Bearer ', '')));
  serve<'forgotPassword'>('POST /auth/forgot 204', ({ email }, { request }) => mail('reset', accountOf(email), email, marketIn(request)));
  serve<'validateReset'>('POST /auth/reset/validate', ({ token }) => {
    const { expiresAt, email } = mailed(token, 'reset');
    return { expiresAt, email: email.replace(/^(.).*@/, '$1•••@') };
  });
  serve<'resetPassword'>('POST /auth/reset 204', ({ token, password }) => {
    signOut(use(mailed(token, 'reset'))).password = hashOf(password);
  });
  serve<'getMe'>('GET /me', (_, { owner }) => customerOf(owner));
  serve<'updateMe'>('PUT /me', ({ addresses, ...rest }, { owner }) => {
    const kept = given(addresses, 'addresses').map((one) => ({ ...one, id: one.id ?? randomUUID(), recipient: one.recipient ?? null, isDefault: one.isDefault ?? false }));
    return Object.assign(customerOf(owner), rest, { addresses: kept });
  });
  serve<'updateDetails'>('PUT /me/details', ({ email, currentPassword, ...details }, { owner, request }) => {
    const isNew = email !== customerOf(owner).email;
    if (isNew) mail('verify-email', checked(owner, currentPassword ?? invalid('currentPassword', required)), email, marketIn(request));
    return Object.assign(customerOf(owner), details, isNew && { pendingEmail: email });
  });
  serve<'verifyEmail'>('POST /me/verify', ({ token, password }, { owner }) => {
    const entry = mailed(token, 'verify-email');
    if (entry.owner !== owner) checked(entry.owner, password ?? refuse('PASSWORD_REQUIRED'));
    return Object.assign(customerOf(use(entry)), { email: entry.email, pendingEmail: null });
  });
  serve<'deleteMe'>('DELETE /me 204', ({ password }, { owner }) => customers.delete(signOut(customerOf(owner) && checked(owner, password))));

  // ---------- Library: files of a visitor, and pictures made from them
  const kept = ({ items }: Owner) => items.filter(({ deletedAt }) => !deletedAt);
  const itemOf = ({ items }: Owner, id: string): Item => found(items.find((item) => item.id === id));
  /** Positions count from 1, without gaps. */
  const shownItem = (owner: Owner, item: Item): Item => {
    const files = item.files.map((file, at) => ({ ...file, position: at + 1 }));
    return { ...item, files, position: item.deletedAt ? null : kept(owner).indexOf(item) + 1 };
  };
  const keepFile = async (owner: Owner, { name, content }: Upload): Promise<Item['files'][number]> => {
    const [uploadId, { picture, ...facts }] = [randomUUID(), await fileFactsOf(content)];
    owner.uploads.set(uploadId, content);
    const preview = picture && keepPicture(picture);
    return { ...facts, id: randomUUID(), uploadId, name: given(name, 'filename'), position: 1, path: `/Uploads/${uploadId}/original`, preview };
  };
  const addItem = async (owner: Owner, { kind = 'file', name, note, configurationId }: InputOf<'addStorageItem'>, upload?: Upload): Promise<Item> => {
    const files = upload ? [await keepFile(owner, upload)] : [];
    const absent = { product: null, quantity: null, choices: [], preview: null, deletedAt: null };
    const facts = { kind, name: name ?? files[0]?.name ?? invalid('file', required), note: note ?? null, configurationId: configurationId ?? null };
    const item = { ...absent, ...facts, id: randomUUID(), position: 1, files, createdAt: now(), updatedAt: now() };
    owner.items.push(item);
    return withToken(owner, shownItem(owner, item));
  };
  serve<'addStorageItem'>('POST /Storage 201', (input, { owner }) => addItem(owner, input, (input as { file?: Upload }).file));
  serve<'addStorageItemBase64'>('POST /Storage/base64 201', ({ filename: name, data = '', ...rest }, { owner }) =>
    addItem(owner, rest, { name, content: Buffer.from(data, 'base64') }),
  );
  const tooLarge = faultOf('size', 'yup.errors.number.max');
  serve<'validateStorageItem'>('POST /Storage/validate', ({ size }) => (size > maximumBytes ? { valid: false, errors: [tooLarge] } : { valid: true, errors: [] }));
  serve<'listStorage'>('GET /Storage', ({ q = '', kind, deleted, ...input }, { owner }) => {
    const fits = (item: Item) => Boolean(item.deletedAt) === (String(deleted) === 'true') && (!kind || item.kind === kind) && item.name.toLowerCase().includes(q.toLowerCase());
    const items = owner.items.filter(fits).map((item) => shownItem(owner, item));
    return pageOf(items, input);
  });
  serve<'exportStorage'>('GET /Storage/export', (_, { owner }) => owner.items.map((item) => shownItem(owner, item)));
  serve<'getStorageItem'>('GET /Storage/{id}', ({ id }, { owner }) => shownItem(owner, itemOf(owner, id)));
  serve<'deleteStorageItem'>('DELETE /Storage/{id} 204', ({ id, permanent }, { owner }) => {
    itemOf(owner, id).deletedAt = now();
    if (String(permanent) === 'true') owner.items = owner.items.filter((item) => item.id !== id);
  });
  /** Exchanges an entry with its neighbour among those that the caller sees; at the edge nothing changes. */
  const move = <Entry>(all: Entry[], entry: Entry, by: number, seen = all): void => {
    const [from, to] = [all.indexOf(entry), all.indexOf(seen[seen.indexOf(entry) + by]!)];
    if (to >= 0) [all[from], all[to]] = [all[to]!, entry];
  };
  const fileOf = ({ files }: Item, id: string) => found(files.find((file) => file.id === id));
  const changes: Record<string, (item: Item, owner: Owner, input: { fileId: string; file?: Upload }) => unknown> = {
    'POST /Storage/{id}/restore': (item, { items }) => items.push(...items.splice(items.indexOf(Object.assign(item, { deletedAt: null })), 1)),
    'POST /Storage/{id}/moveup': (item, owner) => move(owner.items, item, -1, kept(owner)),
    'POST /Storage/{id}/movedown': (item, owner) => move(owner.items, item, 1, kept(owner)),
    'POST /Storage/{id}/files 201': async ({ files }, owner, { file }) => files.push(await keepFile(owner, found(file))),
    'DELETE /Storage/{id}/files/{fileId}': (item, _, { fileId }) => item.files.splice(item.files.indexOf(fileOf(item, fileId)), 1),
    'POST /Storage/{id}/files/{fileId}/moveup': (item, _, { fileId }) => move(item.files, fileOf(item, fileId), -1),
    'POST /Storage/{id}/files/{fileId}/movedown': (item, _, { fileId }) => move(item.files, fileOf(item, fileId), 1),
  };
  for (const [line, change] of Object.entries(changes))
    serve<'moveStorageFileUp'>(line, async (input, { owner }) => {
      const item = itemOf(owner, input.id);
      await change(item, owner, input);
      return shownItem(owner, item);
    });
  serve<'getUpload'>('GET /Uploads/{id}/{file}', ({ id, file }, { owner, request, reply }) => {
    if (file !== 'original') return reply.type('image/webp').send(found(previews.get(request.url)));
    void reply.header('content-disposition', 'attachment');
    return reply.type('application/octet-stream').send(found(owner.uploads.get(id)));
  });

  // ---------- Checks of typed data, and integrations
  serve<'getRating'>('GET /Misc/rating', () => ({ score: 9.1, count: 128, recommended: 96, url: 'https://reviews.example/quiet', asOf: now() }));
  serve<'validateAddress'>('POST /Misc/validate/address', (address) => {
    const errors = hasPostcode({ ...address, country: given(address.country, 'country') }) ? [] : [faultOf('postcode', 'yup.errors.string.postcode')];
    return { decision: errors.length ? 'FIX' : 'ACCEPT', suggestion: null, errors };
  });
  const verdict = (reason: OutputOf<'validateEmail'>['reason']) => ({ valid: reason === null, reason });
  serve<'validateEmail'>('POST /Misc/validate/email', ({ email }) => verdict(accountOf(email) ? 'email_in_use' : null));
  serve<'validateEmailDomain'>('POST /Misc/validate/emaildomain', ({ domain }) => verdict(given(domain, 'domain').endsWith('.invalid') ? 'email_invalid_domain' : null));
  serve<'businessCentralCallback'>('GET /BusinessCentral/callback', () => refuse('NOT_CONFIGURED'));
  serve<'listElfsquadDiagnoses'>('GET /Diagnostics/elfsquad/products', (input, { request }) => {
    if (request.headers['x-api-key'] !== (process.env['API_KEY'] ?? 'example')) refuse('UNAUTHORIZED');
    const all = shop.products.map(({ id }) => ({ productId: id, sku: id, model: null, status: 'ok' as const, findings: [] }));
    return { ...pageOf(all, input), checkedAt: now() };
  });
  return app;
};

if (import.meta.main) {
  const address = await createExample().listen({ port: Number(process.env['PORT'] ?? 4000), host: 'localhost' });
  process.stdout.write(`The example Shop API is open at ${address}\n`);
}
