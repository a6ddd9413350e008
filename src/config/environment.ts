import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, validateSync } from 'class-validator';
import { type BrandCode, brandCodes, defaultBrand } from '../contract/brands.js';
import { type ClearText, clearTextMistake, clearTextReaches } from './clear-text.js';
import { isThisMachine } from './private-host.js';
import { isSecret, withSecretFiles } from './secret-files.js';
import { readTerritoryPrices, type TerritoryPrices, territoryPriceList, territoryPriceRule } from './territory-prices.js';
import { ByLocale, IsUrlOf, isUrlOf, Networks, Origins, Port, WithoutSlash, Whole } from './variable-rules.js';

/** Nest token of the `Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** One or more variables are wrong; the message lists them all and is meant for the terminal. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const nodeEnvironments = ['development', 'test', 'production'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How a bucket of an S3-compatible server is reached. */
export interface BucketAccess {
  name: string;
  /** Undefined: Amazon's own, by the region. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket is named in the path rather than as part of the host. */
  isPathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the environment decides, once validated. `undefined` means the built-in default of that part. */
export class Environment {
  @IsIn(nodeEnvironments) NODE_ENV: (typeof nodeEnvironments)[number] = 'development';
  @Port() PORT = 3000;
  /** How long a process that is told to end says so to balancers (`/health/ready`) before it takes no more requests. */
  @Whole(60, 'seconds') DRAIN_SECONDS = 0;
  /** Address to listen on; set `0.0.0.0` or `::` in a container. */
  @IsString() @IsNotEmpty() HOST = 'localhost';
  @IsIn(brandCodes, { message: 'BRAND: Site $value is not supported' }) BRAND: BrandCode = defaultBrand;
  /** Folder of everything the embedded parts keep. */
  @IsString() @IsNotEmpty() DATA_DIR = '.data';
  /** Holds `<code>/content` and `shared/content`; unset: what the build took along. */
  @IsOptional() @IsString() CONTENT_DIR?: string;
  /** Who is believed about the address of a caller (`X-Forwarded-For`): limits are counted by it. */
  @Networks() TRUSTED_PROXIES = 'loopback';
  /** How far away other parts may be asked in clear text in production: `private` says that the networks between are closed. */
  @IsIn(clearTextReaches) CLEAR_TEXT: ClearText = 'loopback';
  /** Bucket for uploaded files, and the key to it; unset: DATA_DIR. */
  @IsOptional() @Matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { message: 'S3_BUCKET must be the name of a bucket' }) S3_BUCKET?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  /** The server that has the bucket; unset: Amazon's of the region. */
  @IsOptional() @WithoutSlash() @IsUrlOf('http:', 'https:') S3_ENDPOINT?: string;
  @Matches(/^[a-z\d-]{1,40}$/, { message: 'S3_REGION must be the name of a region' }) S3_REGION = 'us-east-1';
  /** Whether the bucket is named in the path; unset: where there is an S3_ENDPOINT. */
  @IsOptional() @IsIn(['on', 'off']) S3_PATH_STYLE?: 'on' | 'off';
  /** PostgreSQL of the embedded Shop API; unset: its own, below DATA_DIR. */
  @IsOptional() @IsUrlOf('postgres:', 'postgresql:') DATABASE_URL?: string;
  /** Key (32 bytes, base64) that seals the secrets of customers' second steps in the database; unset: one of DATA_DIR, where the database is there too. */
  @IsOptional() @Matches(/^[A-Za-z\d+/]{43}=$/, { message: 'DATA_KEY must be 32 bytes in base64, as `openssl rand -base64 32` makes them' }) DATA_KEY?: string;
  /** List of breached passwords (Have I Been Pwned's, ordered by hash): none of them is taken; unset: our own words alone. */
  @IsOptional() @IsString() BREACHED_PASSWORDS_FILE?: string;
  /** clamd, which looks at each file that comes in; unset: nobody does. */
  @IsOptional() @IsUrlOf('tcp:', 'unix:') CLAMD_URL?: string;
  /** Room for the files of all people without an account together. */
  @Whole(99_999, 'gigabytes') GUEST_FILES_GB = 20;
  /** Mails an hour that one network may cause to one address which nobody confirmed; the other bounds are multiples of it. */
  @Whole(9999, 'mails', 1) UNCONFIRMED_MAILS = 5;
  /** Minutes for which a moment to meet is held until its sender confirms it by mail. */
  @Whole(1440, 'minutes', 5) APPOINTMENT_HOLD_MINUTES = 30;
  /** Pallets up to which delivery has a price; orders that fill more are on request. */
  @Whole(999, 'pallets', 1) DELIVERY_MAX_PALLETS = 8;
  /** How long an unpaid order holds its pieces: until a payment starts, while one is open, by bank transfer, and on account when ops did not allow it. */
  @Whole(1_440, 'minutes', 1) HOLD_MINUTES = 15;
  @Whole(1_440, 'minutes', 1) HOLD_PAYING_MINUTES = 60;
  @Whole(30, 'days', 1) HOLD_TRANSFER_DAYS = 5;
  @Whole(90, 'days', 1) HOLD_ACCOUNT_DAYS = 7;
  /** How much of a product's stock the unpaid orders of one unknown buyer hold at most, and those of all buyers together. */
  @Whole(100, 'percent') HOLD_SHARE = 25;
  @Whole(100, 'percent') HOLD_SHARE_OF_ALL = 75;
  /** What the pieces cost at most that unpaid orders of one unknown buyer hold, VAT included. */
  @Whole(99_999, 'euros or pounds') HOLD_VALUE = 10_000;
  /** A Shop API elsewhere; unset: the embedded one. */
  @IsOptional() @WithoutSlash() @IsUrlOf('http:', 'https:') SHOP_API_URL?: string;
  /** Port of the embedded Shop API. */
  @Port() SHOP_API_PORT = 3001;
  /** Folder of the certificate and key (`tls.crt`, `tls.key`) of an embedded Shop API that runs by itself; unset: it speaks plain HTTP. */
  @IsOptional() @IsString() SHOP_API_TLS_DIR?: string;
  /** Where browsers reach the test bank and payment providers the webhooks. */
  @IsOptional() @WithoutSlash() @IsUrlOf('http:', 'https:') SHOP_API_PUBLIC_URL?: string;
  /** Where browsers reach the storefront when not by a brand's domain. */
  @IsOptional() @WithoutSlash() @IsUrlOf('http:', 'https:') PUBLIC_URL?: string;
  /** Put before each brand's domains: `www` gives `www.example.nl`. */
  @IsString() DOMAIN_SUFFIX = 'www';
  /** Unset: mails are written to DATA_DIR/outbox. */
  @IsOptional() @IsUrlOf('smtp:', 'smtps:') SMTP_URL?: string;
  /** `test` allows the built-in test bank in production. */
  @IsOptional() @IsIn(['test']) PAYMENTS?: 'test';
  /** Mollie takes the payments; unset: the built-in test bank. */
  @IsOptional() @Matches(/^(?:live|test)_\w{30,64}$/, { message: 'MOLLIE_API_KEY must be a key as Mollie gives it, starting with live_ or test_' }) MOLLIE_API_KEY?: string;
  /** Mollie by another way: a proxy, or a stand-in for tests; its certificate must be of a public authority. */
  @WithoutSlash() @IsUrlOf('https:') MOLLIE_API_URL = 'https://api.mollie.com/v2';
  /** Origins of the pages on which payers pay, beside Mollie's, the Shop API's and our own; unset: none. */
  @IsOptional() @Origins() PAYMENT_HOSTS?: string;
  /** The EU's register of VAT numbers, or a stand-in. */
  @WithoutSlash() @IsUrlOf('http:', 'https:') VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
  /** What a delivery to territories outside the VAT area costs, without VAT, in the currency of the order, as `helgoland=29.00`; the shop does not deliver to others. */
  @IsOptional() @Matches(territoryPriceList, { message: territoryPriceRule }) TERRITORY_DELIVERY?: string;
  /** The Dutch register of addresses, as PDOK's Locatieserver answers (`/free`); unset: streets are typed. */
  @IsOptional() @IsUrlOf('http:', 'https:') ADDRESS_REGISTER_URL?: string;
  /** Statistics of the shop's reviews (Kiyoh's publication API), and the token to read them; unset: no review widget. */
  @IsOptional() @IsUrlOf('http:', 'https:') KIYOH_URL?: string;
  @IsOptional() @IsString() KIYOH_TOKEN?: string;
  /** Frame of the chat, `{locale}` in it standing for the page's; unset: no chat. */
  @IsOptional() @IsUrlOf('http:', 'https:') CHAT_FRAME_URL?: string;
  /** Script of the form service, whose forms they are, which stand for ours (`contact=<id>,advice=<id>`), and origins it calls beside its own; unset: our own forms alone. */
  @IsOptional() @IsUrlOf('http:', 'https:') FORM_EMBED_URL?: string;
  @IsOptional() @Matches(/^[\w-]{1,64}$/, { message: 'FORM_EMBED_PORTAL must be the id of an account' }) FORM_EMBED_PORTAL?: string;
  @IsOptional()
  @Matches(/^\s*[a-z]+=[\w-]{1,64}(?:\s*,\s*[a-z]+=[\w-]{1,64})*\s*$/, { message: 'FORM_EMBED_FORMS must list forms as name=id, with commas between' })
  FORM_EMBED_FORMS?: string;
  @IsOptional() @Origins() FORM_EMBED_HOSTS?: string;
  /** Container of the tag manager in each locale; its script, where that is not Google's own; origins its tags call beside Google Analytics'. Unset: none. */
  @IsOptional() @ByLocale((id) => /^GTM-[A-Z\d]{4,12}$/.test(id), 'containers as GTM-AB12CD') TAG_MANAGER_IDS?: string;
  @IsOptional() @IsUrlOf('http:', 'https:') TAG_MANAGER_URL?: string;
  @IsOptional() @Origins() TAG_MANAGER_HOSTS?: string;
  /** Script that follows ad calls in each locale, and origins it calls beside its own. Unset: none. */
  @IsOptional() @ByLocale(isUrlOf(['http:', 'https:']), 'addresses of scripts') AD_CALL_SCRIPTS?: string;
  @IsOptional() @Origins() AD_CALL_HOSTS?: string;
  /** Picture that is asked for once a page, with its path and locale. Unset: none. */
  @IsOptional() @IsUrlOf('http:', 'https:') TRACKING_PIXEL_URL?: string;
  /** Takes how fast pages are drawn; in production only with RENDER_MONITOR=always. Unset: nobody does. */
  @IsOptional() @IsUrlOf('http:', 'https:') RENDER_MONITOR_URL?: string;
  @IsOptional() @IsIn(['always']) RENDER_MONITOR?: 'always';
  /** `host:port` of the DNS server e-mail domains are asked of; unset: the system's. */
  @IsOptional() @Matches(/^[\d.]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i, { message: 'DNS_SERVER must be an address with an optional port' }) DNS_SERVER?: string;
  /** The ERP's sign-in (OAuth 2.0 authorization code with PKCE); all of them or none. */
  @IsOptional() @IsUrlOf('http:', 'https:') BUSINESS_CENTRAL_AUTHORIZE_URL?: string;
  @IsOptional() @IsUrlOf('http:', 'https:') BUSINESS_CENTRAL_TOKEN_URL?: string;
  @IsOptional() @IsString() BUSINESS_CENTRAL_CLIENT_ID?: string;
  @IsOptional() @IsString() BUSINESS_CENTRAL_CLIENT_SECRET?: string;
  @IsOptional() @IsString() BUSINESS_CENTRAL_SCOPE?: string;
  /** `test` lets webhooks go to plain HTTP and to this machine; refused in production. */
  @IsOptional() @IsIn(['test']) WEBHOOKS_TO_PRIVATE?: 'test';
  /** Whether the contract can be browsed and tried on the shop's own host (`/api/docs`). */
  @IsIn(['on', 'off']) API_DOCS: 'on' | 'off' = 'on';
  /** Pages kept as ready bytes for visitors without cart and session; `off` renders each anew. */
  @IsIn(['on', 'off']) PAGE_CACHE: 'on' | 'off' = 'on';
  /** Redis or Valkey, through which several storefronts share kept pages; unset: each has its own. */
  @IsOptional() @IsUrlOf('redis:', 'rediss:') REDIS_URL?: string;
  /** Secret with which a Shop API elsewhere signs what it tells at `/hooks/shop-api`; unset: nobody is listened to. */
  @IsOptional()
  @Matches(/^whsec_[A-Za-z\d+/]{32,100}={0,2}$/, { message: 'SHOP_API_WEBHOOK_SECRET must be a secret as `webhooks add` gives it, starting with whsec_' })
  SHOP_API_WEBHOOK_SECRET?: string;
  /** What Prometheus bears when it asks for `/metrics` (`Authorization: Bearer …`); unset: there is no such address. */
  @IsOptional() @Matches(/^[\w.~+/-]{16,200}=*$/, { message: 'METRICS_TOKEN must be at least 16 characters of a bearer token' }) METRICS_TOKEN?: string;
  /** Lines of JSON or of text; unset: JSON in production, and where they are sent. */
  @IsOptional() @IsIn(['json', 'text']) LOG_FORMAT?: 'json' | 'text';
  /** `on`: statements bear the id of the request they are for, as a comment, and are planned anew each time. */
  @IsIn(['on', 'off']) SQL_COMMENTS: 'on' | 'off' = 'off';
  /** Takes traces (OTLP over HTTP); what else OpenTelemetry is told by variables, it reads itself. Unset: none, and its SDK is not loaded. */
  @IsOptional() @IsUrlOf('http:', 'https:') OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** `otlp`: lines of the log go to the collector as well. */
  @IsIn(['none', 'otlp']) OTEL_LOGS_EXPORTER: 'none' | 'otlp' = 'none';
  @IsOptional() @IsIn(logLevels) LOG_LEVEL?: (typeof logLevels)[number];

  get trustedProxies(): string[] {
    return this.TRUSTED_PROXIES.split(',').map((word) => word.trim());
  }

  /** How far away others may be asked in clear text; outside production nothing has to be hidden in one's own network. */
  get clearText(): ClearText {
    return this.NODE_ENV === 'production' ? this.CLEAR_TEXT : 'private';
  }

  /** Minor units by territory, see TERRITORY_DELIVERY. */
  get territoryDelivery(): TerritoryPrices {
    return readTerritoryPrices(this.TERRITORY_DELIVERY);
  }

  get logFormat(): 'json' | 'text' {
    return this.LOG_FORMAT ?? (this.NODE_ENV === 'production' || this.OTEL_LOGS_EXPORTER === 'otlp' ? 'json' : 'text');
  }

  /** Where uploaded files lie; undefined: below DATA_DIR. */
  get bucket(): BucketAccess | undefined {
    const { S3_BUCKET, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_ENDPOINT, S3_REGION, S3_PATH_STYLE } = this;
    if (S3_BUCKET === undefined) return undefined;
    const isPathStyle = S3_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_PATH_STYLE === 'on';
    return { name: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION, isPathStyle, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  }

  /** Own address of the storefront, without a slash at the end. */
  get publicUrl(): string {
    return this.PUBLIC_URL ?? `http://localhost:${this.PORT}`;
  }

  /** Address of the embedded Shop API as the outside sees it, without a slash at the end. */
  get shopApiPublicUrl(): string {
    return this.SHOP_API_PUBLIC_URL ?? `http://localhost:${this.SHOP_API_PORT}`;
  }
}

const erp = ['AUTHORIZE_URL', 'TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPE'].map((name) => `BUSINESS_CENTRAL_${name}`);
const bucket = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const optional = [
  'CONTENT_DIR',
  'DATABASE_URL',
  'DATA_KEY',
  'BREACHED_PASSWORDS_FILE',
  'CLAMD_URL',
  'SHOP_API_URL',
  'SHOP_API_TLS_DIR',
  'SHOP_API_PUBLIC_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'PAYMENTS',
  'MOLLIE_API_KEY',
  'PAYMENT_HOSTS',
  'TERRITORY_DELIVERY',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'METRICS_TOKEN',
  'ADDRESS_REGISTER_URL',
  'KIYOH_URL',
  'KIYOH_TOKEN',
  'CHAT_FRAME_URL',
  'FORM_EMBED_URL',
  'FORM_EMBED_PORTAL',
  'FORM_EMBED_FORMS',
  'FORM_EMBED_HOSTS',
  'TAG_MANAGER_IDS',
  'TAG_MANAGER_URL',
  'TAG_MANAGER_HOSTS',
  'AD_CALL_SCRIPTS',
  'AD_CALL_HOSTS',
  'TRACKING_PIXEL_URL',
  'RENDER_MONITOR_URL',
  'RENDER_MONITOR',
  'DNS_SERVER',
  'REDIS_URL',
  'SHOP_API_WEBHOOK_SECRET',
  'WEBHOOKS_TO_PRIVATE',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  ...bucket,
  ...erp,
];
/** Every variable that the shop reads. */
export const variableNames: readonly string[] = [...Object.keys(new Environment()), ...optional];

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
/** Variables that say where others reach the shop. */
const outward = ['HOST', 'PUBLIC_URL', 'SHOP_API_PUBLIC_URL'];

/** Groups of which all are needed, or none. */
const together = [
  { who: 'Business Central', names: erp },
  { who: 'the form service', names: ['FORM_EMBED_URL', 'FORM_EMBED_PORTAL', 'FORM_EMBED_FORMS'] },
  { who: 'the bucket of uploaded files', names: bucket },
];

/** Addresses of other parts that would be asked, in production, so that others can read it on the way. */
const overheard = (variables: NodeJS.ProcessEnv): string[] =>
  variableNames.flatMap((name) => {
    const isOfAnother = /_URL$|_ENDPOINT$/.test(name) && !outward.includes(name);
    const mistake = isOfAnother ? clearTextMistake(variables[name] ?? '', variables.CLEAR_TEXT === 'private' ? 'private' : 'loopback') : undefined;
    return mistake ? [`${name} ${mistake}`] : [];
  });

/** Mistakes between variables. */
const contradictions = (variables: NodeJS.ProcessEnv): string[] => {
  const halves = together.flatMap(({ who, names }) => {
    const missing = names.filter((name) => !variables[name]);
    return missing.length > 0 && missing.length < names.length ? [`${missing.join(', ')}: ${who} needs all of its variables, or none`] : [];
  });
  const isProduction = variables.NODE_ENV === 'production';
  const isSent = variables.OTEL_LOGS_EXPORTER === 'otlp';
  const believesAnybody = variables.NODE_TLS_REJECT_UNAUTHORIZED === '0' && isProduction;
  // Forgotten on a server, development would come with it: its test bank takes orders for no money.
  const reached = variables.NODE_ENV ? [] : outward.filter((name) => variables[name] && !isThisMachine(hostOf(variables[name])));
  return [
    ...halves,
    ...(variables.S3_ENDPOINT && !variables.S3_BUCKET ? ['S3_ENDPOINT is of no use without S3_BUCKET: set both, or none'] : []),
    ...(isSent && !variables.OTEL_EXPORTER_OTLP_ENDPOINT ? ['OTEL_LOGS_EXPORTER=otlp sends lines of the log to OTEL_EXPORTER_OTLP_ENDPOINT: set that too'] : []),
    ...(isSent && variables.LOG_FORMAT === 'text' ? ['OTEL_LOGS_EXPORTER=otlp sends lines of JSON: remove LOG_FORMAT=text'] : []),
    ...(isProduction ? overheard(variables) : []),
    ...(variables.WEBHOOKS_TO_PRIVATE && isProduction ? ['WEBHOOKS_TO_PRIVATE is for tests: remove it'] : []),
    ...(variables.PAYMENTS && variables.MOLLIE_API_KEY ? ['PAYMENTS=test asks for the test bank, MOLLIE_API_KEY for Mollie: remove one of them'] : []),
    ...(reached.length
      ? [`NODE_ENV is not set, and ${reached.join(', ')} lets others than this machine in: set NODE_ENV=production, or NODE_ENV=development to try something out`]
      : []),
    ...(believesAnybody ? ['NODE_TLS_REJECT_UNAUTHORIZED=0 lets anybody pretend to be Mollie, the ERP or the mail server: remove it'] : []),
  ];
};

/**
 * Reads and validates the variables once, and the files that secrets are in; an empty one counts as unset.
 * @throws ConfigurationError that lists every mistake
 */
export const readEnvironment = (told: NodeJS.ProcessEnv): Environment => {
  const { variables, mistakes: unread } = withSecretFiles(told, variableNames);
  const given = Object.fromEntries(variableNames.filter((name) => variables[name]).map((name) => [name, variables[name]]));
  const environment = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const wrong = validateSync(environment).map(
    ({ property, value, constraints }) => `${Object.values(constraints ?? {})[0] ?? `${property} is wrong`}${isSecret(property) ? '' : ` (it is ${JSON.stringify(value)})`}`,
  );
  const mistakes = [...unread, ...wrong, ...contradictions(variables)];
  if (mistakes.length) throw new ConfigurationError(`The environment is wrong:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
  return environment;
};
