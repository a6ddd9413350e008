/**
 * A complete Shop API: the 56 calls of the contract, in memory, with three products and a payment page for tests. docs/integrating.md explains it.
 * Start: `npm run example`, then `SHOP_API_URL=http://localhost:4000 npm start`. To start from it, copy this folder: it imports only types of this project.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Webhook } from 'standardwebhooks';
import type { InputOf, OutputOf } from '../../src/contract/shop-api.js';
import { serveAccounts } from './accounts.ts';
import { bySlug, cardOf, categories, categoryFor, dayAfter, formats, fullProduct, type Market, marketIn, marketOf, plus, price, priceOf, print } from './catalogue.ts';
import { type Product, productOf, products, shippingNet, shownIn, slugsOf, times, today, vatIn } from './catalogue.ts';
import { serveLibrary } from './library.ts';
import { type Call, configurationOf, createServer, customerOf, formOf, found, invalid, newToken, type Owner, pageOf, Refusal } from './server.ts';

type Order = OutputOf<'getOrder'>;
type Preview = OutputOf<'previewConfiguration'>;
type Closed = OutputOf<'listShipping'>[number]['closed'][number]['reason'];
type Choices = Record<string, Preview['options'][number]['choice']>;
interface Payment extends OutputOf<'getPaymentStatus'> {
  returnUrl: string;
  owner: Owner;
  isPaidAtBank: boolean;
}

const postcodes = { at: /^\d{4}$/, be: /^\d{4}$/, de: /^\d{5}$/, fr: /^\d{5}$/, gb: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, nl: /^\d{4} [A-Z]{2}$/ };
const now = () => new Date().toISOString();

/** Tells the storefront that the stock of a product changed, so that it renders its pages again. Signed as Standard Webhooks describes. */
const publish = async (productId: string): Promise<void> => {
  const { STOREFRONT_URL, SHOP_API_WEBHOOK_SECRET } = process.env;
  if (!STOREFRONT_URL || !SHOP_API_WEBHOOK_SECRET) return;
  const [id, at] = [randomUUID(), new Date()];
  const body = JSON.stringify({ type: 'product.changed', timestamp: at.toISOString(), data: { id: productId, sku: productId, isOnSale: true } });
  const signature = new Webhook(SHOP_API_WEBHOOK_SECRET).sign(id, at, body);
  const headers = { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)), 'webhook-signature': signature };
  // A real Shop API stores the message with the order, and repeats it until it is accepted.
  await fetch(`${STOREFRONT_URL}/hooks/shop-api`, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
};

export const createExample = (): FastifyInstance => {
  // A real Shop API has a database here.
  const payments = new Map<string, Payment>();
  const pictures = new Map<string, Buffer>();
  const stock = new Map<string, number>(products.map(({ id, type }) => [id, type === 'Standard' ? 500 : 0]));
  let placed = 0;
  const server = createServer();
  const { app, serve, withToken } = server;

  // ---------- Products

  const stockOf = (id: string) => stock.get(id)!;
  serve<'getProduct'>('GET /Products/{id}', 200, ({ id }, { request }) => fullProduct(productOf(id), marketIn(request), stockOf(id)));
  serve<'getProductBySlug'>('GET /Products/{locale}/{slug}', 200, ({ locale, slug }) => {
    const product = bySlug<Product>(products, marketOf(locale), slug);
    return fullProduct(product, marketOf(locale), stockOf(product.id));
  });
  serve<'getProductSlugs'>('GET /Products/{id}/slugs', 200, ({ id }) => slugsOf(productOf(id).texts));
  serve<'priceProduct'>('PUT /Products/{id}/quantity', 200, ({ id, quantity }, { request }) => {
    if (!(quantity >= 1 && quantity <= 9999)) throw invalid('quantity');
    const unitPrice = priceOf(productOf(id).net[marketIn(request).currency], marketIn(request));
    return { quantity, unitPrice, total: times(unitPrice, quantity), volumeDiscount: [] };
  });

  // ---------- Configurations: choices, price and crop of a photo print.

  const printOf = (id: string) => (productOf(id).type === 'PhotoPrint' ? productOf(id) : found<Product>(undefined));
  const choicesOf = (configuration?: Preview): Choices => Object.fromEntries(configuration?.options.map(({ id, choice }) => [id, choice]) ?? []);
  const preview = (product: Product, chosen: Choices, quantity: number, crop: Preview['crop'], market: Market): Preview => {
    const choices: Choices = { format: 'f80', ...chosen, photo: crop?.uploadId ?? null };
    for (const id of Object.keys(chosen)) if (id !== 'format' && id !== 'photo') throw invalid(`choices.${id}`);
    const format = formats.find(({ id }) => id === choices['format']);
    if (!format) throw invalid('choices.format');
    const [base, { currency }] = [product.net[market.currency], market];
    const [unitPrice, surcharge] = [priceOf(base + format.net, market), (net: number) => ({ per: 'piece' as const, price: priceOf(net, market), percent: null })];
    const option = { help: null, isAllowed: true, isRequired: true, values: [], range: null, dimensions: null, maximumLength: null, accepts: [], surcharge: null, messages: [] };
    const values = formats.map(({ id, label, net }) => ({ id, label, picture: null, hex: null, surcharge: surcharge(net), isAllowed: true, condition: null }));
    const options: Preview['options'] = [
      { ...option, id: 'format', kind: 'Radio', label: 'Format', choice: format.id, values },
      { ...option, id: 'photo', kind: 'File', label: 'Photo', choice: choices['photo']!, accepts: ['image/jpeg', 'image/png'] },
    ];
    const steps = { base, option: format.net, vat: unitPrice.includingVat.amount - base - format.net };
    const trace = Object.entries(steps).map(([step, amount]) => ({ step: step as keyof typeof steps, label: step, optionId: null, amount: { amount, currency } }));
    const expectedCrop = { widthMm: format.widthMm + 2 * print.bleedMm, heightMm: format.heightMm + 2 * print.bleedMm, tolerance: 0.01 };
    const rest = { expectedCrop, isComplete: crop !== null, isStandard: false, messages: [], volumeDiscount: [], area: null };
    return { productId: product.id, quantity, options, crop, unitPrice, total: times(unitPrice, quantity), trace, ...rest };
  };
  const keep = (owner: Owner, configuration: Preview, id: string = randomUUID()): OutputOf<'getConfiguration'> => {
    owner.configurations.set(id, { ...configuration, id, updatedAt: now() });
    return withToken(owner, owner.configurations.get(id)!);
  };
  const previewFor = ({ id, choices, quantity = 1, configurationId }: InputOf<'configureProduct'>, { owner, request }: Call): Preview => {
    const before = configurationOf(owner, configurationId);
    return preview(printOf(id), { ...choicesOf(before), ...choices }, quantity, before?.crop ?? null, marketIn(request));
  };
  serve<'configureProduct'>('POST /Products/{id}/configure', 201, (input, call) => keep(call.owner, previewFor(input, call), input.configurationId));
  serve<'getConfiguration'>('GET /Products/configuration/{id}', 200, ({ id }, { owner }) => configurationOf(owner, id)!);
  serve<'getPhotoPrint'>('GET /Products/photoprint/{id}', 200, ({ id }, { request }) => {
    const { net } = printOf(id);
    const { currency, country } = marketIn(request);
    const priced = formats.map((format) => ({ ...format, price: priceOf(net[currency] + format.net, { currency, country }) }));
    return { productId: id, formats: priced, frames: [], ...print };
  });
  serve<'cropConfiguration'>('POST /Products/configuration/{id}/crop', 201, async ({ id, uploadId, x, y, width, height, rotation = 0 }, { owner, request }) => {
    const before = configurationOf(owner, id)!;
    const { content, ...upload } = found(owner.uploads.get(uploadId));
    if (x + width > (upload.width ?? 0) || y + height > (upload.height ?? 0)) throw new Refusal('IMAGE_UNREADABLE');
    const { widthMm } = formats.find((format) => format.id === choicesOf(before)['format'])!;
    const dpi = Math.floor((width / (widthMm + 2 * print.bleedMm)) * 25.4);
    if (dpi < print.minimumDpi) throw new Refusal('RESOLUTION_TOO_LOW');
    const name = newToken();
    pictures.set(name, await sharp(content).autoOrient().rotate(rotation).extract({ left: x, top: y, width, height }).resize(800).webp().toBuffer());
    const crop = {
      uploadId,
      x,
      y,
      width,
      height,
      rotation,
      dpi,
      quality: dpi < print.goodDpi ? ('low' as const) : ('good' as const),
      preview: `/Uploads/${name}/preview-800.webp`,
    };
    return keep(owner, preview(productOf(before.productId), choicesOf(before), before.quantity, crop, marketIn(request)), id);
  });

  // ---------- Cart and orders. The cart is an order in the state `open`.

  const cartOf = ({ cart }: Owner): Order => found(cart);
  /** Prices the cart again, after each write. The country of delivery decides the VAT. */
  const priced = (owner: Owner): Order => {
    const cart = cartOf(owner);
    cart.country = cart.details?.shipping?.country ?? cart.details?.billing.country ?? cart.country;
    for (const line of cart.lines) {
      const configuration = configurationOf(owner, line.configurationId);
      const format = formats.find(({ id }) => id === choicesOf(configuration)['format']);
      line.unitPrice = priceOf(productOf(line.productId).net[cart.currency] + (format?.net ?? 0), cart);
      Object.assign(line, { total: times(line.unitPrice, line.quantity), tierQuantity: line.quantity, available: configuration ? null : stock.get(line.productId)! });
    }
    if (cart.shipping) cart.shipping.price = priceOf(shippingNet[cart.shipping.method as 'Deliver'], cart);
    const goods = cart.lines.reduce((sum, line) => plus(sum, line.total), price(0, 0, cart.currency));
    const total = plus(goods, cart.shipping?.price ?? price(0, 0, cart.currency));
    return Object.assign(cart, { version: cart.version + 1, totals: { goods, shipping: cart.shipping?.price ?? null, isReverseCharge: false, vat: [vatIn(total, cart)], total } });
  };
  const addLine = (owner: Owner, product: Product, quantity: number, configurationId: string | null, market: Market): void => {
    const { locale, currency, country } = market;
    const unset = { number: null, territory: null, details: null, shipping: null, deliveryOnRequest: null, vatCheck: null, placedAt: null, payment: null };
    const lists = { lines: [], changes: [], history: [] };
    owner.cart ??= { id: randomUUID(), state: 'open', isInAccount: owner.customer !== undefined, version: 0, locale, currency, country, ...unset, ...lists } as unknown as Order;
    const same = owner.cart.lines.find((line) => line.productId === product.id && line.configurationId === configurationId);
    if (same) return void (same.quantity += quantity);
    const { id, ...shown } = shownIn(market, product);
    const crop = configurationOf(owner, configurationId)?.crop;
    const facts = { productId: id, sku: id, colour: null, choices: [], room: null, volumeDiscount: [], trace: [], isWithdrawable: configurationId === null };
    owner.cart.lines.push({ id: randomUUID(), ...shown, ...facts, configurationId, preview: crop?.preview ?? null, quantity } as unknown as Order['lines'][number]);
  };
  const orderOf = ({ cart, orders }: Owner, id: string): Order => found(id === 'current' ? cart : [...(cart ? [cart] : []), ...orders].find((order) => order.id === id));
  const lineOf = (owner: Owner, id: string) => found(cartOf(owner).lines.find((line) => line.id === id));
  serve<'addOrderLine'>('POST /orders/lines', 201, ({ productId, quantity = 1, configurationId }, { owner, request }) => {
    const product = productOf(productId);
    if (!(quantity >= 1 && quantity <= 9999)) throw invalid('quantity');
    if (product.type === 'PhotoPrint' && !configurationOf(owner, configurationId)?.isComplete) throw new Refusal('CONFIGURATION_INCOMPLETE');
    if (!configurationId && quantity > stock.get(productId)!) throw new Refusal('OUT_OF_STOCK');
    addLine(owner, product, quantity, configurationId ?? null, marketIn(request));
    return withToken(owner, priced(owner));
  });
  serve<'updateOrderLine'>('PUT /orders/lines/{id}', 200, ({ id, quantity }, { owner }) => {
    const line = lineOf(owner, id);
    if (line.available !== null && quantity > line.available) throw new Refusal('OUT_OF_STOCK', { current: cartOf(owner) });
    line.quantity = quantity;
    cartOf(owner).lines = cartOf(owner).lines.filter((one) => one.quantity > 0);
    return priced(owner);
  });
  serve<'removeOrderLine'>('DELETE /orders/lines/{id}', 200, ({ id }, { owner }) => {
    cartOf(owner).lines.splice(cartOf(owner).lines.indexOf(lineOf(owner, id)), 1);
    return priced(owner);
  });
  serve<'getOrder'>('GET /Orders/{id}', 200, ({ id }, { owner }) => orderOf(owner, id));
  serve<'listOrders'>('GET /Orders', 200, (input, { owner }) => {
    customerOf(owner);
    const countOf = ({ lines }: Order) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return pageOf(
      owner.orders.map((order) => ({ ...order, total: order.totals.total, pieces: countOf(order), names: order.lines.map(({ name }) => name) })),
      input,
    );
  });
  /** Three whole weeks, as the calendar shows them. Working days from the day after tomorrow on can be chosen. */
  const shippingFor = (place: Pick<Market, 'country' | 'currency'>): OutputOf<'listShipping'> => {
    const day0 = today();
    const monday = dayAfter(day0, -((new Date(day0).getUTCDay() + 6) % 7));
    const whyNot = (day: string): Closed | undefined =>
      day < day0 ? 'past' : day < dayAfter(day0, 2) ? 'tooEarly' : [0, 6].includes(new Date(day).getUTCDay()) ? 'weekend' : undefined;
    const all = Array.from({ length: 21 }, (_, at) => dayAfter(monday, at)).map((day) => ({ day, reason: whyNot(day) }));
    const days = all.filter(({ reason }) => !reason).map(({ day }) => day);
    const closed = all.flatMap(({ day, reason }) => (reason ? [{ day, reason, name: null }] : []));
    return (['Deliver', 'Pickup'] as const).map((method) => ({ method, price: priceOf(shippingNet[method], place), today: day0, days, closed, slots: [] }));
  };
  serve<'calculateShipping'>('POST /Orders/shipping/calculate', 200, ({ country }, { request }) => shippingFor({ ...marketIn(request), country }));
  serve<'listShipping'>('GET /Orders/shipping', 200, (_, { owner }) => shippingFor(cartOf(owner)));
  serve<'setOrderDetails'>('POST /Orders/details', 200, (details, { owner }) => {
    if (!postcodes[details.billing.country].test(details.billing.postcode)) throw invalid('billing.postcode', 'yup.errors.string.postcode');
    cartOf(owner).details = details;
    return priced(owner);
  });
  serve<'setShipping'>('POST /Orders/shipping', 200, ({ method, date }, { owner }) => {
    const { days, price: costs } = found(shippingFor(cartOf(owner)).find((option) => option.method === method));
    if (date !== undefined && !days.includes(date)) throw invalid('date');
    cartOf(owner).shipping = { method, date: date ?? days[0]!, slot: null, price: costs! };
    return priced(owner);
  });
  const enter = (order: Order, state: Order['state']) => Object.assign(order, { state, history: [...order.history, { state, at: now() }] });
  serve<'completeOrder'>('POST /Orders/complete', 200, ({ expectedTotal }, { owner }) => {
    const order = priced(owner);
    if (order.lines.length === 0 || !order.details || !order.shipping) throw new Refusal('ORDER_INCOMPLETE');
    if (expectedTotal.amount !== order.totals.total.includingVat.amount) throw new Refusal('ORDER_CHANGED', { current: order, changed: ['total'] });
    if (order.lines.some(({ available, quantity }) => available !== null && quantity > available)) throw new Refusal('OUT_OF_STOCK', { current: order });
    for (const { productId, quantity, available } of order.lines) {
      if (available !== null) stock.set(productId, stockOf(productId) - quantity);
      void publish(productId);
    }
    delete owner.cart;
    owner.orders.unshift(order);
    return enter(Object.assign(order, { number: `EX-${String((placed += 1)).padStart(6, '0')}`, placedAt: now() }), 'awaitingPayment');
  });

  // ---------- Payments. The page stands for that of a payment provider.

  serve<'listPaymentMethods'>('GET /orders/payment/methods', 200, ({ orderId }, { owner }) => {
    if (orderId) orderOf(owner, orderId);
    return [
      { id: 'ideal', name: 'iDEAL | Wero' },
      { id: 'creditcard', name: 'Card' },
    ];
  });
  const ownHosts = (process.env['STOREFRONT_HOSTS'] ?? '').split(',');
  const isOwn = ({ hostname }: URL) => /(?:^|\.)localhost$/.test(hostname) || ownHosts.includes(hostname);
  serve<'initiatePayment'>('POST /orders/payment/initiate', 201, ({ orderId, method, returnUrl }, { owner, request }) => {
    const order = orderOf(owner, orderId);
    if (!isOwn(new URL(returnUrl))) throw new Refusal('FOREIGN_RETURN_URL');
    if (order.state !== 'awaitingPayment') throw new Refusal('NOTHING_TO_PAY');
    order.payment = { id: randomUUID(), method, status: 'open' };
    payments.set(order.payment.id, { ...order.payment, orderId, amount: order.totals.total.includingVat, returnUrl, owner, isPaidAtBank: false });
    return { paymentId: order.payment.id, redirectUrl: `${request.protocol}://${request.host}/test-bank/${order.payment.id}` };
  });
  serve<'getPaymentStatus'>('GET /orders/payment/status/{id}', 200, ({ id }, { owner }) => {
    const { orderId, method, status, amount, owner: payer } = found(payments.get(id));
    if (payer !== owner) throw new Refusal('NOT_FOUND');
    return { id, orderId, method, status, amount };
  });
  /** The id in a webhook is only a hint: the status comes from the provider. Repeated webhooks change nothing. */
  const book = (payment?: Payment): void => {
    if (!payment?.isPaidAtBank || payment.status === 'paid') return;
    payment.status = 'paid';
    const order = orderOf(payment.owner, payment.orderId);
    enter(order, 'paid').payment!.status = 'paid';
  };
  for (const line of ['POST /orders/payment/webhook/order', 'POST /orders/payment/webhook/payment']) {
    serve<'paymentWebhook'>(line, 200, async (_, { request }) => {
      const { id } = (await formOf(request)).fields;
      if (!id) throw invalid('id', 'yup.errors.mixed.required');
      book(payments.get(id));
      return {};
    });
  }
  const paymentAt = (request: FastifyRequest) => found(payments.get((request.params as { id: string }).id));
  app.get('/test-bank/:id', (request, reply) => {
    const { amount } = paymentAt(request);
    const form = `<h1>${amount.amount / 100} ${amount.currency}</h1><form method="post"><button>Pay</button></form>`;
    return reply.type('text/html').send(`<!doctype html><html lang="en"><title>Test bank</title><link rel="icon" href="data:,">${form}</html>`);
  });
  app.post('/test-bank/:id', (request, reply) => {
    book(Object.assign(paymentAt(request), { isPaidAtBank: true }));
    return reply.redirect(paymentAt(request).returnUrl, 303);
  });

  // ---------- Accounts and library, in their own files

  const accounts = serveAccounts(server, (guest, customer) => {
    for (const [id, configuration] of guest.configurations) customer.configurations.set(id, configuration);
    for (const [id, upload] of guest.uploads) customer.uploads.set(id, upload);
    customer.items.push(...guest.items.splice(0));
    for (const { productId, quantity, configurationId } of guest.cart?.lines ?? [])
      addLine(customer, productOf(productId), quantity, configurationId, marketOf(guest.cart?.locale));
    delete guest.cart;
    if (customer.cart) priced(customer);
  });
  serveLibrary(server, pictures);

  // ---------- Checks of typed data, and integrations

  serve<'getRating'>('GET /Misc/rating', 200, () => ({ score: 9.1, count: 128, recommended: 96, url: 'https://reviews.example/quiet', asOf: now() }));
  serve<'validateAddress'>('POST /Misc/validate/address', 200, ({ country, postcode }) => {
    if (postcodes[country].test(postcode)) return { decision: 'ACCEPT', suggestion: null, errors: [] };
    return { decision: 'FIX', suggestion: null, errors: [{ field: 'postcode', code: 'yup.errors.string.postcode', message: 'This is not a postcode of the country.' }] };
  });
  const verdict = (reason: OutputOf<'validateEmail'>['reason']) => ({ valid: reason === null, reason });
  const domainVerdict = (domain: string) => verdict(domain.endsWith('.invalid') ? 'email_invalid_domain' : null);
  serve<'validateEmail'>('POST /Misc/validate/email', 200, ({ email }) => (accounts.isKnown(email) ? verdict('email_in_use') : domainVerdict(email)));
  serve<'validateEmailDomain'>('POST /Misc/validate/emaildomain', 200, ({ domain }) => domainVerdict(domain));
  serve<'businessCentralCallback'>('GET /BusinessCentral/callback', 200, () => {
    throw new Refusal('NOT_CONFIGURED');
  });
  serve<'listElfsquadDiagnoses'>('GET /Diagnostics/elfsquad/products', 200, (input, { request }) => {
    if (request.headers['x-api-key'] !== (process.env['API_KEY'] ?? 'example')) throw new Refusal('UNAUTHORIZED');
    return {
      ...pageOf(
        products.map(({ id }) => ({ productId: id, sku: id, model: null, status: 'ok' as const, findings: [] })),
        input,
      ),
      checkedAt: now(),
    };
  });

  // ---------- Extensions: not among the 56 calls. Without them, lists come from a product export, and prices of choices from `configureProduct`.

  serve<'getCapabilities'>('GET /Capabilities', 200, () => ({
    extensions: 'getCapabilities listProducts listCategories getCategoryBySlug previewConfiguration startUpload getOpenUpload appendUpload cancelUpload'.split(' '),
  }));
  serve<'listProducts'>('GET /Products', 200, ({ q = '', category, ...input }, { request }) => {
    const market = marketIn(request);
    const fits = (product: Product) => (!category || product.category === category) && product.texts[market.language].toLowerCase().includes(q.toLowerCase());
    const cards = products.filter(fits).map((product) => cardOf(product, market, stockOf(product.id)));
    const menu = categories.map((one) => categoryFor(one, market)).map(({ productCount, ...one }) => ({ ...one, count: productCount, isSelected: one.id === category }));
    return { ...pageOf(cards, input), facets: [], categories: menu, priceRange: null, didYouMean: null };
  });
  serve<'listCategories'>('GET /Categories', 200, (_, { request }) => categories.map((category) => categoryFor(category, marketIn(request))));
  serve<'getCategoryBySlug'>('GET /Categories/{locale}/{slug}', 200, ({ locale, slug }) => {
    const category = bySlug<(typeof categories)[number]>(categories, marketOf(locale), slug);
    return { ...categoryFor(category, marketOf(locale)), parent: null, description: '', slugs: slugsOf(category.texts) };
  });
  serve<'previewConfiguration'>('POST /Products/{id}/configure/preview', 200, previewFor);
  return app;
};

if (import.meta.main) {
  const address = await createExample().listen({ port: Number(process.env['PORT'] ?? 4000), host: 'localhost' });
  process.stdout.write(`The example Shop API is open at ${address}\n`);
}
