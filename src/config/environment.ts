import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsEmail, IsIn, IsNotEmpty, IsString, Matches, validateSync } from 'class-validator';
import { type BrandCode, brandCodes, defaultBrand } from '../contract/brand-codes.js';
import { addressesIn, type ClearText, clearTextScopes } from './clear-text.js';
import { extensionsIn } from './extensions.js';
import { contradictions } from './contradictions.js';
import { withSecretFiles } from './secret-files.js';
import { readTerritoryPrices, type TerritoryPrices, territoryPriceList, territoryPriceRule } from './territory-prices.js';
import { isSecret, Section, Variable, variables as declared } from './variable.js';
import { AreUrlsOf, ByLocale, Extensions, Hosts, IsUrlOf, isUrlOf, Networks, Origins, Port, WithoutTrailingSlash, WholeNumber } from './variable-rules.js';

/** Nest token of the `Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** An error that an operator can correct, such as wrong environment variables. Its message is printed without a stack. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const storefront = ['storefront'] as const;
const shopApi = ['Shop API'] as const;
const both = [...storefront, ...shopApi] as const;
const nodeEnvironments = ['development', 'test', 'production'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Address and credentials of a bucket on an S3-compatible server. */
export interface BucketAccess {
  name: string;
  /** Undefined: Amazon S3 in `region`. */
  endpoint: string | undefined;
  region: string;
  /** True: the path contains the name of the bucket. False: the host does. */
  isPathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * The validated environment variables: one declaration each. A variable without a default value is optional, and the `unset` of its
 * `@Variable` says what `undefined` means.
 */
export class Environment {
  @Section('Server')
  @Variable(
    both,
    'Mode. `production` hides `/dev/outbox` (which in the other modes answers only its own machine) and requires Mollie unless `PAYMENTS=test`. When it is unset, a shop that `HOST`, `PUBLIC_URL` or `SHOP_API_PUBLIC_URL` opens to other machines does not start.',
  )
  @IsIn(nodeEnvironments)
  NODE_ENV: (typeof nodeEnvironments)[number] = 'development';
  @Variable(['build', ...both], 'Site. The build fixes it; the start fails when the two differ.', { values: brandCodes.join(', ') })
  @IsIn(brandCodes, { message: 'BRAND: Site $value is not supported' })
  BRAND: BrandCode = defaultBrand;
  @Variable(both, 'Address to listen on. In a container: `0.0.0.0` or `::`.')
  @IsString()
  @IsNotEmpty()
  HOST = 'localhost';
  @Variable(both, 'TCP port of the storefront. 0: the system chooses.')
  @Port()
  PORT = 3000;
  @Variable(both, 'Origin at which browsers reach the storefront. It is used when the host of a request is not a domain of the brand.', { unset: '`http://localhost:<PORT>`' })
  @WithoutTrailingSlash()
  @IsUrlOf('http:', 'https:')
  PUBLIC_URL?: string;
  @Variable(both, 'Subdomain in front of the domains of each brand: `www` gives `www.example.nl`.')
  @IsString()
  DOMAIN_SUFFIX = 'www';
  @Variable(both, 'Proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` are trusted. Rate limits use the client address from them.')
  @Networks()
  TRUSTED_PROXIES = 'loopback';
  @Variable(
    both,
    'Networks in which other services may be reached without TLS in production. `loopback`: this machine only. `private`: also private addresses and names without public DNS, for a closed network such as that of `compose.yaml`.',
  )
  @IsIn(clearTextScopes)
  CLEAR_TEXT: ClearText = 'loopback';
  @Variable(both, 'Seconds for which a process answers 503 at `/health/ready` after SIGTERM while it still serves. Behind a load balancer: longer than two of its health checks.')
  @WholeNumber(60, 'seconds')
  DRAIN_SECONDS = 0;

  @Section('Database and files')
  @Variable(both, 'Folder of the built-in database, of uploaded files (`uploads`; with `S3_BUCKET` only while they are received or processed) and of written mails (`outbox`).')
  @IsString()
  @IsNotEmpty()
  DATA_DIR = '.data';
  @Variable(both, 'Folder with `<brand>/content` and `shared/content`. Texts can be edited there without a build.', { unset: 'the content copied by the build' })
  @IsString()
  CONTENT_DIR?: string;
  @Variable(shopApi, 'PostgreSQL 15 or newer. In production a server on another machine needs `?sslmode=verify-full`.', { unset: 'built-in PostgreSQL in `DATA_DIR`' })
  @IsUrlOf('postgres:', 'postgresql:')
  DATABASE_URL?: string;
  @Variable(
    shopApi,
    'Streaming replicas of `DATABASE_URL`, separated by commas. Each process reads catalogue, lists, searches and the lines of older orders from one of them ([0112](decisions/0112-reading-from-replicas.md)).',
    { unset: 'everything is read from `DATABASE_URL`' },
  )
  @AreUrlsOf('postgres:', 'postgresql:')
  DATABASE_READ_URL?: string;
  @Variable(shopApi, 'Lag behind `DATABASE_URL` above which a replica is not read. It is read again at half of it.')
  @WholeNumber(60, 'seconds', 2)
  DATABASE_READ_LAG_SECONDS = 5;
  @Variable(
    shopApi,
    'Key that encrypts in the database: secrets of second factors, secrets of webhooks, queued mails. Create it with `openssl rand -base64 32` and keep a copy apart from the backups. With `DATABASE_URL` no key is created, because several Shop APIs may share the database; without a key no second factor is offered.',
    { isSecret: true, unset: 'created once in `DATA_DIR/data.key`' },
  )
  @Matches(/^[A-Za-z\d+/]{43}=$/, { message: 'DATA_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them' })
  DATA_KEY?: string;
  @Variable(shopApi, 'Bucket for uploaded files on an S3-compatible server. The Shop APIs of one database share it; two databases must not ([0051](decisions/0051-bucket.md)).', {
    unset: 'files in `DATA_DIR`',
  })
  @Matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { message: 'S3_BUCKET must be the name of a bucket' })
  S3_BUCKET?: string;
  @Variable(shopApi, 'Access key of the bucket. Required with `S3_BUCKET`.')
  @IsString()
  S3_ACCESS_KEY_ID?: string;
  @Variable(shopApi, 'Secret of the access key. Required with `S3_BUCKET`.', { isSecret: true })
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;
  @Variable(shopApi, 'Server of the bucket.', { unset: 'Amazon S3 in `S3_REGION`' })
  @WithoutTrailingSlash()
  @IsUrlOf('http:', 'https:')
  S3_ENDPOINT?: string;
  @Variable(shopApi, 'Region of the bucket.')
  @Matches(/^[a-z\d-]{1,40}$/, { message: 'S3_REGION must be the name of a region' })
  S3_REGION = 'us-east-1';
  @Variable(shopApi, '`on`: the path names the bucket. `off`: the host name does.', { unset: '`on` with `S3_ENDPOINT`, else `off`' })
  @IsIn(['on', 'off'])
  S3_PATH_STYLE?: 'on' | 'off';
  @Variable(shopApi, 'Space for the files of all guests together. When it is used up, guests can upload nothing and are asked to sign in.')
  @WholeNumber(99_999, 'gigabytes')
  GUEST_FILES_GB = 20;
  @Variable(
    shopApi,
    'Virus scanner (ClamAV `clamd`) that checks each file before it is stored: `tcp://scanner:3310` or `unix:///run/clamav/clamd.ctl`. While it does not answer, uploads are refused ([0058](decisions/0058-virus-scanner.md)).',
    { unset: 'no scan' },
  )
  @IsUrlOf('tcp:', 'unix:')
  CLAMD_URL?: string;
  @Variable(both, 'Redis or Valkey. Storefronts share the page cache and its purges through it, Shop APIs the rate limit counters.', { unset: 'each process has its own' })
  @IsUrlOf('redis:', 'rediss:')
  REDIS_URL?: string;

  @Section('Pictures from other hosts')
  @Variable(
    storefront,
    'Hosts from which pictures of products and categories are fetched, separated by commas, with the port if it is not 443: `cdn.example.com,media.example.com:8443`. The host of the Shop API needs no entry ([integrating.md](integrating.md#pictures)).',
    { unset: 'pictures of the build and of the Shop API only' },
  )
  @Hosts()
  PICTURE_HOSTS?: string;
  @Variable(
    storefront,
    'Space for fetched pictures in `DATA_DIR/pictures`. When it is used up, those that were not shown for the longest time are deleted, and fetched again when they are shown.',
  )
  @WholeNumber(99_999, 'megabytes', 50)
  PICTURE_SPACE_MB = 2000;
  @Variable(storefront, 'Key that signs the addresses of fetched pictures. Storefronts of one site need the same key. Create it with `openssl rand -base64 32`.', {
    isSecret: true,
    unset: 'created once in `DATA_DIR/pictures.key`',
  })
  @Matches(/^[A-Za-z\d+/]{43}=$/, { message: 'PICTURE_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them' })
  PICTURE_KEY?: string;

  @Section('Shop API')
  @Variable(storefront, 'Shop API on another machine, at the root of a host or below a path.', { unset: 'the storefront starts the embedded one' })
  @WithoutTrailingSlash()
  @IsUrlOf('http:', 'https:')
  SHOP_API_URL?: string;
  @Variable(storefront, 'Extensions that the Shop API has: names of operations, separated by commas, or `all` ([integrating.md](integrating.md#without-extensions)).', {
    unset: 'the storefront reads them from `GET /Capabilities` of the Shop API',
  })
  @Extensions()
  SHOP_API_EXTENSIONS?: string;
  @Variable(
    storefront,
    'Product export (JSON Lines or CSV) for lists, search and categories, in place of those of the Shop API ([integrating.md](integrating.md#product-export)).',
    { unset: 'the Shop API answers lists and searches' },
  )
  @IsUrlOf('http:', 'https:')
  CATALOGUE_URL?: string;
  @Variable(storefront, 'Time between two requests for the product export.')
  @WholeNumber(1440, 'minutes', 1)
  CATALOGUE_MINUTES = 5;
  @Variable(both, 'TCP port of the embedded Shop API. 0: the system chooses.')
  @Port()
  SHOP_API_PORT = 3001;
  @Variable(both, 'Origin at which browsers reach the test bank, and at which payment providers call the webhooks.', { unset: '`http://localhost:<SHOP_API_PORT>`' })
  @WithoutTrailingSlash()
  @IsUrlOf('http:', 'https:')
  SHOP_API_PUBLIC_URL?: string;
  @Variable(
    shopApi,
    'Folder with `tls.crt` (certificate and intermediate certificates) and `tls.key`. A Shop API that runs by itself then serves TLS only, and uses a renewed certificate within a minute. A Shop API that the storefront started ignores it.',
    { unset: 'plain HTTP' },
  )
  @IsString()
  SHOP_API_TLS_DIR?: string;
  @Variable(storefront, 'Secret that `webhooks add` printed. With it the storefront accepts `product.changed` from a Shop API on another machine at `/hooks/shop-api`.', {
    isSecret: true,
    unset: 'a cached page shows a change some seconds after the next request for it',
  })
  @Matches(/^whsec_[A-Za-z\d+/]{32,100}={0,2}$/, { message: 'SHOP_API_WEBHOOK_SECRET must be a secret that `webhooks add` printed, starting with whsec_' })
  SHOP_API_WEBHOOK_SECRET?: string;
  @Variable(storefront, '`off` removes `/api/docs`, the page to browse and try the contract. The document `/api/openapi.json` stays.')
  @IsIn(['on', 'off'])
  API_DOCS: 'on' | 'off' = 'on';
  @Variable(shopApi, '`test` allows webhooks to plain HTTP and to this machine. Refused in production.')
  @IsIn(['test'])
  WEBHOOKS_TO_PRIVATE?: 'test';

  @Section('Orders, stock and delivery')
  @Variable(shopApi, 'Pallets up to which delivery has a price. Larger carts lead to the quotation form ([0067](decisions/0067-parcels-and-pallets.md)).')
  @WholeNumber(999, 'pallets', 1)
  DELIVERY_MAX_PALLETS = 8;
  @Variable(
    shopApi,
    'Prices of delivery to territories outside the VAT area, without VAT, in the currency of the order: `helgoland=29.00,channelIslands=59.00`. The shop does not deliver to territories that are not listed.',
    { unset: 'no delivery to them' },
  )
  @Matches(territoryPriceList, { message: territoryPriceRule })
  TERRITORY_DELIVERY?: string;
  @Variable(shopApi, 'Time for which an unpaid order holds its pieces until a payment starts ([0082](decisions/0082-stock-holds.md)).')
  @WholeNumber(1_440, 'minutes', 1)
  HOLD_MINUTES = 15;
  @Variable(shopApi, 'Time for which an unpaid order holds its pieces from each start of a payment.')
  @WholeNumber(1_440, 'minutes', 1)
  HOLD_PAYING_MINUTES = 60;
  @Variable(shopApi, 'Time for which an unpaid order holds its pieces for a bank transfer.')
  @WholeNumber(30, 'days', 1)
  HOLD_TRANSFER_DAYS = 5;
  @Variable(
    shopApi,
    'Time for which an order on account holds its pieces until ops produce or ship it. Orders of customers to whom ops granted credit hold their pieces without a time limit.',
  )
  @WholeNumber(90, 'days', 1)
  HOLD_ACCOUNT_DAYS = 7;
  @Variable(
    shopApi,
    'Share of each product’s stock that the unpaid orders of one buyer (same account or guest, e-mail address or network) hold at most. Orders beyond it take their pieces when they are paid.',
  )
  @WholeNumber(100, 'percent')
  HOLD_SHARE = 25;
  @Variable(shopApi, 'Share of each product’s stock that the unpaid orders of all buyers together hold at most.')
  @WholeNumber(100, 'percent')
  HOLD_SHARE_OF_ALL = 75;
  @Variable(shopApi, 'Value, including VAT, of the pieces that the unpaid orders of one buyer hold at most. In another currency about the same value; a pound counts as a euro.')
  @WholeNumber(99_999, 'euros')
  HOLD_VALUE = 10_000;

  @Section('Payments')
  @Variable(shopApi, '`test` allows the test bank in production. Not together with `MOLLIE_API_KEY`.')
  @IsIn(['test'])
  PAYMENTS?: 'test';
  @Variable(shopApi, 'API key of Mollie. With it Mollie processes the payments.', { isSecret: true, unset: 'test bank, in production only with `PAYMENTS=test`' })
  @Matches(/^(?:live|test)_\w{30,64}$/, { message: 'MOLLIE_API_KEY must be an API key of Mollie, starting with live_ or test_' })
  MOLLIE_API_KEY?: string;
  @Variable(shopApi, 'Mollie API behind a proxy, or a stand-in for tests. The certificate must be signed by a public authority, because the client of Mollie has its own list.')
  @WithoutTrailingSlash()
  @IsUrlOf('https:')
  MOLLIE_API_URL = 'https://api.mollie.com/v2';
  @Variable(storefront, 'Origins of further payment pages. A browser is only redirected to these, to Mollie, to the Shop API and to the shop itself.')
  @Origins()
  PAYMENT_HOSTS?: string;

  @Section('Mail and registers')
  @Variable(both, 'Mail server with user and password. `smtp://` requires STARTTLS except where `CLEAR_TEXT` allows clear text.', {
    unset: 'mails are written to `DATA_DIR/outbox`',
  })
  @IsUrlOf('smtp:', 'smtps:')
  SMTP_URL?: string;
  @Variable(
    shopApi,
    'Mails an hour that requests from one network can cause to one unconfirmed address. The limits by account, network and address are multiples of it ([0078](decisions/0078-bound-on-mail.md)).',
  )
  @WholeNumber(9999, 'mails', 1)
  UNCONFIRMED_MAILS = 5;
  @Variable(shopApi, 'Time in which a visitor must confirm an appointment by the mailed link. After that others can book the time slot.')
  @WholeNumber(1440, 'minutes', 5)
  APPOINTMENT_HOLD_MINUTES = 30;
  @Variable(shopApi, 'DNS server for the check whether a domain accepts mail: `192.0.2.53` or `192.0.2.53:5353`.', { unset: 'the servers of the system' })
  @Matches(/^[\d.]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i, { message: 'DNS_SERVER must be an address with an optional port' })
  DNS_SERVER?: string;
  @Variable(shopApi, 'VIES, the register of VAT numbers of the EU. When it cannot confirm a number, the number is accepted and VAT is charged.')
  @WithoutTrailingSlash()
  @IsUrlOf('http:', 'https:')
  VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
  @Variable(
    shopApi,
    'Dutch address register with the API of PDOK Locatieserver (`/free`). It receives postcode and house number, and returns street and city. Timeout: 1.5 seconds.',
    { unset: 'buyers type the street' },
  )
  @IsUrlOf('http:', 'https:')
  ADDRESS_REGISTER_URL?: string;
  @Variable(shopApi, 'File with SHA-1 hashes of breached passwords, one a line, sorted by hash (the list of Have I Been Pwned). Accounts cannot use these passwords.', {
    unset: 'a built-in word list with common variations',
  })
  @IsString()
  BREACHED_PASSWORDS_FILE?: string;
  @Variable(shopApi, 'Statistics endpoint of Kiyoh’s publication API, for `GET /Misc/rating` and the rating on the pages.', { unset: 'no rating' })
  @IsUrlOf('http:', 'https:')
  KIYOH_URL?: string;
  @Variable(shopApi, 'Token for `KIYOH_URL`.', { isSecret: true })
  @IsString()
  KIYOH_TOKEN?: string;

  @Section('Business Central')
  @Variable(shopApi, 'Authorization endpoint of the ERP (OAuth 2.0 authorization code with PKCE). Set all five variables or none.', { unset: 'no connection' })
  @IsUrlOf('http:', 'https:')
  BUSINESS_CENTRAL_AUTHORIZE_URL?: string;
  @Variable(shopApi, 'Token endpoint.')
  @IsUrlOf('http:', 'https:')
  BUSINESS_CENTRAL_TOKEN_URL?: string;
  @Variable(shopApi, 'Client id.')
  @IsString()
  BUSINESS_CENTRAL_CLIENT_ID?: string;
  @Variable(shopApi, 'Client secret.', { isSecret: true })
  @IsString()
  BUSINESS_CENTRAL_CLIENT_SECRET?: string;
  @Variable(shopApi, 'Scope.')
  @IsString()
  BUSINESS_CENTRAL_SCOPE?: string;

  @Section('Reports and product feed')
  @Variable(shopApi, 'Address that receives the report of the previous day every morning, and that of the previous week on Mondays ([operations.md](operations.md#reports)).', {
    unset: 'no mail',
  })
  @IsEmail({}, { message: 'REPORT_MAIL must be a mail address' })
  REPORT_MAIL?: string;
  @Variable(shopApi, 'Pieces below which the report lists a product in stock.')
  @WholeNumber(9999, 'pieces')
  REPORT_LOW_STOCK = 10;
  @Variable(
    storefront,
    '`on` makes a product feed for Google Merchant Center in each locale, at `/feeds/products.xml` ([operations.md](operations.md#product-feed)). It reads every product of the Shop API in the background.',
  )
  @IsIn(['on', 'off'])
  PRODUCT_FEED: 'on' | 'off' = 'off';
  @Variable(storefront, 'Time between two product feeds.')
  @WholeNumber(1440, 'minutes', 5)
  PRODUCT_FEED_MINUTES = 240;

  @Section('Third parties in the browser')
  @Variable(storefront, 'Page of a chat, shown in a frame; `{locale}` stands for the locale of the page. The chat sends `chat:ready` by `postMessage` when it can be used.', {
    unset: 'no chat',
  })
  @IsUrlOf('http:', 'https:')
  CHAT_FRAME_URL?: string;
  @Variable(storefront, 'Script of a form service (`hbspt.forms.create`). Set it together with the account and the forms.', { unset: 'our own forms' })
  @IsUrlOf('http:', 'https:')
  FORM_EMBED_URL?: string;
  @Variable(storefront, 'Account at the form service.')
  @Matches(/^[\w-]{1,64}$/, { message: 'FORM_EMBED_PORTAL must be the id of an account' })
  FORM_EMBED_PORTAL?: string;
  @Variable(storefront, 'Forms of the service that replace ours: `contact=<id>,advice=<id>`.')
  @Matches(/^\s*[a-z]+=[\w-]{1,64}(?:\s*,\s*[a-z]+=[\w-]{1,64})*\s*$/, { message: 'FORM_EMBED_FORMS must list forms as name=id, separated by commas' })
  FORM_EMBED_FORMS?: string;
  @Variable(storefront, 'Further origins that the script calls.')
  @Origins()
  FORM_EMBED_HOSTS?: string;
  @Variable(storefront, 'Container of the tag manager for each locale. Locales that are not listed load none.', { unset: 'none' })
  @ByLocale((id) => /^GTM-[A-Z\d]{4,12}$/.test(id), 'containers as GTM-AB12CD')
  TAG_MANAGER_IDS?: string;
  @Variable(storefront, 'Script of a tag server of your own.', { unset: '`gtm.js` of Google' })
  @IsUrlOf('http:', 'https:')
  TAG_MANAGER_URL?: string;
  @Variable(storefront, 'Origins that tags call besides Google Analytics, for example for advertising.')
  @Origins()
  TAG_MANAGER_HOSTS?: string;
  @Variable(
    storefront,
    "Script that measures phone calls after ads, for each locale; write a comma in an address as `%2C`. It reads `window.adCall`: `{ event: 'page-load', url, title }` for each page, also those pushed before it loaded.",
    { unset: 'none' },
  )
  @ByLocale(isUrlOf(['http:', 'https:']), 'addresses of scripts')
  AD_CALL_SCRIPTS?: string;
  @Variable(storefront, 'Further origins that this script calls.')
  @Origins()
  AD_CALL_HOSTS?: string;
  @Variable(storefront, 'Image that the browser requests once for each page, with `path`, `locale` and the time (`at`), which prevents an answer from a cache.', { unset: 'none' })
  @IsUrlOf('http:', 'https:')
  TRACKING_PIXEL_URL?: string;
  @Variable(storefront, 'Endpoint for rendering times of pages: JSON in a POST every two seconds.', { unset: 'none' })
  @IsUrlOf('http:', 'https:')
  RENDER_MONITOR_URL?: string;
  @Variable(storefront, '`always`: rendering times are sent in production too.')
  @IsIn(['always'])
  RENDER_MONITOR?: 'always';

  @Section('Page cache, logs, metrics and traces')
  @Variable(
    storefront,
    'Page cache for visitors without cart and session, and cached main content for others. `off` renders both anew ([0043](decisions/0043-page-cache.md), [0139](decisions/0139-regions-for-visitors-with-a-cart.md)).',
  )
  @IsIn(['on', 'off'])
  PAGE_CACHE: 'on' | 'off' = 'on';
  @Variable(both, 'Bearer token with which Prometheus reads `/metrics` (`Authorization: Bearer …`).', { isSecret: true, unset: 'no `/metrics`, nothing is measured' })
  @Matches(/^[\w.~+/-]{16,200}=*$/, { message: 'METRICS_TOKEN must be a bearer token of at least 16 characters' })
  METRICS_TOKEN?: string;
  @Variable(both, 'Least severe level that is logged.', { unset: '`warn`' })
  @IsIn(logLevels)
  LOG_LEVEL?: (typeof logLevels)[number];
  @Variable(both, '`json`: lines with level, time, part and ids of request and trace, for programs. `text`: for people.', {
    unset: '`json` in production and with `OTEL_LOGS_EXPORTER=otlp`, else `text`',
  })
  @IsIn(['json', 'text'])
  LOG_FORMAT?: 'json' | 'text';
  @Variable(shopApi, '`on` prefixes each SQL statement with the id of its request, for the log of PostgreSQL and `pg_stat_activity`. Statements are then planned anew each time.')
  @IsIn(['on', 'off'])
  SQL_COMMENTS: 'on' | 'off' = 'off';
  @Variable(both, 'OpenTelemetry collector for traces (OTLP over HTTP with protobuf), such as `http://collector:4318` ([0055](decisions/0055-traces.md)).', {
    unset: 'no traces, the SDK is not loaded',
  })
  @IsUrlOf('http:', 'https:')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @Variable(both, '`otlp` also sends log lines to that collector, where an attacker on the machine of the shop cannot change them ([0050](decisions/0050-logs.md)).')
  @IsIn(['none', 'otlp'])
  OTEL_LOGS_EXPORTER: 'none' | 'otlp' = 'none';

  get trustedProxies(): string[] {
    return this.TRUSTED_PROXIES.split(',').map((word) => word.trim());
  }

  /** Networks in which other services may be reached without TLS. Outside production private networks are always allowed. */
  get clearText(): ClearText {
    return this.NODE_ENV === 'production' ? this.CLEAR_TEXT : 'private';
  }

  get replicaUrls(): string[] {
    return this.DATABASE_READ_URL ? addressesIn(this.DATABASE_READ_URL) : [];
  }

  /** Delivery prices in minor units by territory, from TERRITORY_DELIVERY. */
  get territoryDelivery(): TerritoryPrices {
    return readTerritoryPrices(this.TERRITORY_DELIVERY);
  }

  get logFormat(): 'json' | 'text' {
    return this.LOG_FORMAT ?? (this.NODE_ENV === 'production' || this.OTEL_LOGS_EXPORTER === 'otlp' ? 'json' : 'text');
  }

  /** Bucket of the uploaded files; undefined: they are stored below DATA_DIR. */
  get bucket(): BucketAccess | undefined {
    const { S3_BUCKET, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_ENDPOINT, S3_REGION, S3_PATH_STYLE } = this;
    if (S3_BUCKET === undefined) return undefined;
    const isPathStyle = S3_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_PATH_STYLE === 'on';
    return { name: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION, isPathStyle, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  }

  /** Extensions that the environment states; undefined: the Shop API declares them. */
  get shopApiExtensions(): readonly string[] | undefined {
    return this.SHOP_API_EXTENSIONS === undefined ? undefined : extensionsIn(this.SHOP_API_EXTENSIONS);
  }

  /** Hosts of pictures in lower case, with the port if it is not the default one. */
  get pictureHosts(): ReadonlySet<string> {
    return new Set((this.PICTURE_HOSTS ?? '').split(',').flatMap((word) => (word.trim() ? [new URL(`https://${word.trim()}`).host] : [])));
  }

  /** Public origin of the storefront, without a slash at the end. */
  get publicUrl(): string {
    return this.PUBLIC_URL ?? `http://localhost:${this.PORT}`;
  }

  /** Public origin of the embedded Shop API, without a slash at the end. */
  get shopApiPublicUrl(): string {
    return this.SHOP_API_PUBLIC_URL ?? `http://localhost:${this.SHOP_API_PORT}`;
  }
}

/** Names of all variables that the shop reads. */
export const variableNames: readonly string[] = declared.map(({ name }) => name);

/**
 * Reads and validates the variables, and the files that `<NAME>_FILE` variables name. An empty variable counts as unset.
 * @throws ConfigurationError that lists every error
 */
export const readEnvironment = (reported: NodeJS.ProcessEnv): Environment => {
  const { variables, mistakes: unread } = withSecretFiles(reported, variableNames);
  const given = Object.fromEntries(variableNames.filter((name) => variables[name]).map((name) => [name, variables[name]]));
  const environment = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const wrong = validateSync(environment, { skipUndefinedProperties: true }).map(
    ({ property, value, constraints }) => `${Object.values(constraints ?? {})[0] ?? `${property} is wrong`}${isSecret(property) ? '' : ` (it is ${JSON.stringify(value)})`}`,
  );
  const mistakes = [...unread, ...wrong, ...contradictions(variables)];
  if (mistakes.length) throw new ConfigurationError(`Wrong environment variables:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
  return environment;
};
