import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import ipaddr from 'ipaddr.js';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, ValidateBy, validateSync } from 'class-validator';
import { type BrandCode, brandCodes, defaultBrand } from '../contract/brands.js';
import { locales } from '../contract/locales.js';
import { byLocale } from './by-locale.js';

/** Nest token of the `Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** One or more variables are wrong; the message lists them all and is meant for the terminal. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const nodeEnvironments = ['development', 'test', 'production'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isUrlOf = (protocols: readonly string[]) => (value: unknown) => typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol);
const IsUrlOf = (...protocols: string[]) =>
  ValidateBy({ name: 'isUrlOf', validator: { validate: isUrlOf(protocols), defaultMessage: () => `$property must be an address starting with ${protocols.join('// or ')}//` } });
/** A port in digits; 0 lets the system choose. Anything else stays as it is and fails the rule. */
const Port = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value)),
    ValidateBy({
      name: 'isPort',
      validator: { validate: (value) => typeof value === 'number' && value <= 65_535, defaultMessage: () => '$property must be a whole number from 0 to 65535' },
    }),
  );
/** A whole number in digits. @param of what, as the message says */
const Whole = (most: number, of: string) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value)),
    ValidateBy({
      name: 'isWhole',
      validator: { validate: (value) => typeof value === 'number' && value <= most, defaultMessage: () => `$property must be a whole number of ${of} from 0 to ${most}` },
    }),
  );
const networks = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (word: string): boolean => networks.includes(word) || ipaddr.isValid(word) || ipaddr.isValidCIDR(word);
/** Comma-separated networks: addresses, CIDR ranges, or the names Fastify knows. */
const Networks = () =>
  ValidateBy({
    name: 'isNetworks',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isNetwork(word.trim())),
      defaultMessage: () => `$property must list addresses, CIDR ranges or ${networks.join(', ')}`,
    },
  });
const isOrigin = (word: string): boolean => isUrlOf(['http:', 'https:'])(word) && new URL(word).origin === word;
/** Comma-separated origins: scheme and host, and no more of an address. */
const Origins = () =>
  ValidateBy({
    name: 'isOrigins',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isOrigin(word.trim())),
      defaultMessage: () => '$property must list origins (https://host), with commas between',
    },
  });
/** A value for each of some locales. @param what it is, as the message says */
const ByLocale = (isValue: (value: string) => boolean, what: string) =>
  ValidateBy({
    name: 'isByLocale',
    validator: {
      validate: (value) => typeof value === 'string' && byLocale(value, isValue) !== undefined,
      defaultMessage: () => `$property must list ${what} by locale (nl-NL=…,de-DE=…), each locale once; locales are ${locales.join(', ')}`,
    },
  });
/** Addresses are joined with paths: no slash at the end. */
const WithoutSlash = () => Transform(({ value }) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value));

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
  /** PostgreSQL of the embedded Shop API; unset: its own, below DATA_DIR. */
  @IsOptional() @IsUrlOf('postgres:', 'postgresql:') DATABASE_URL?: string;
  /** Room for the files of all people without an account together. */
  @Whole(99_999, 'gigabytes') GUEST_FILES_GB = 20;
  /** A Shop API elsewhere; unset: the embedded one. */
  @IsOptional() @WithoutSlash() @IsUrlOf('http:', 'https:') SHOP_API_URL?: string;
  /** Port of the embedded Shop API. */
  @Port() SHOP_API_PORT = 3001;
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
  /** The EU's register of VAT numbers, or a stand-in. */
  @WithoutSlash() @IsUrlOf('http:', 'https:') VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
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
  /** Lines of JSON or of text; unset: JSON in production. */
  @IsOptional() @IsIn(['json', 'text']) LOG_FORMAT?: 'json' | 'text';
  /** `on`: statements bear the id of the request they are for, as a comment, and are planned anew each time. */
  @IsIn(['on', 'off']) SQL_COMMENTS: 'on' | 'off' = 'off';
  @IsOptional() @IsIn(logLevels) LOG_LEVEL?: (typeof logLevels)[number];

  get trustedProxies(): string[] {
    return this.TRUSTED_PROXIES.split(',').map((word) => word.trim());
  }

  get logFormat(): 'json' | 'text' {
    return this.LOG_FORMAT ?? (this.NODE_ENV === 'production' ? 'json' : 'text');
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

/** Parts that are designed but not built: silently ignoring their variable would be a surprise. */
const notSupportedYet: Record<string, string> = {
  S3_ENDPOINT: 'uploads are kept below DATA_DIR',
  S3_BUCKET: 'uploads are kept below DATA_DIR',
};

const erp = ['AUTHORIZE_URL', 'TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPE'].map((name) => `BUSINESS_CENTRAL_${name}`);
const optional = [
  'CONTENT_DIR',
  'DATABASE_URL',
  'SHOP_API_URL',
  'SHOP_API_PUBLIC_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'PAYMENTS',
  'MOLLIE_API_KEY',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'METRICS_TOKEN',
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
  ...erp,
];
/** Every variable that the shop reads. */
export const variableNames: readonly string[] = [...Object.keys(new Environment()), ...optional];

/** Names and addresses that only this machine answers to. */
const isOfThisMachine = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
/** Variables that say where others reach the shop. */
const outward = ['HOST', 'PUBLIC_URL', 'SHOP_API_PUBLIC_URL'];

/** Mistakes between variables. */
const contradictions = (variables: NodeJS.ProcessEnv): string[] => {
  const missing = erp.filter((name) => !variables[name]);
  const isHalf = missing.length > 0 && missing.length < erp.length;
  const embed = ['FORM_EMBED_URL', 'FORM_EMBED_PORTAL', 'FORM_EMBED_FORMS'];
  const lacking = embed.filter((name) => !variables[name]);
  const isOpen = variables.WEBHOOKS_TO_PRIVATE && variables.NODE_ENV === 'production';
  const believesAnybody = variables.NODE_TLS_REJECT_UNAUTHORIZED === '0' && variables.NODE_ENV === 'production';
  // Forgotten on a server, development would come with it: its test bank takes orders for no money.
  const reached = variables.NODE_ENV ? [] : outward.filter((name) => variables[name] && !isOfThisMachine(hostOf(variables[name])));
  return [
    ...(isHalf ? [`${missing.join(', ')}: Business Central needs all of its variables, or none`] : []),
    ...(lacking.length > 0 && lacking.length < embed.length ? [`${lacking.join(', ')}: the form service needs all of its variables, or none`] : []),
    ...(isOpen ? ['WEBHOOKS_TO_PRIVATE is for tests: remove it'] : []),
    ...(variables.PAYMENTS && variables.MOLLIE_API_KEY ? ['PAYMENTS=test asks for the test bank, MOLLIE_API_KEY for Mollie: remove one of them'] : []),
    ...(reached.length
      ? [`NODE_ENV is not set, and ${reached.join(', ')} lets others than this machine in: set NODE_ENV=production, or NODE_ENV=development to try something out`]
      : []),
    ...(believesAnybody ? ['NODE_TLS_REJECT_UNAUTHORIZED=0 lets anybody pretend to be Mollie, the ERP or the mail server: remove it'] : []),
  ];
};

/**
 * Reads and validates the variables once; an empty one counts as unset.
 * @throws ConfigurationError that lists every mistake
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => {
  const given = Object.fromEntries(variableNames.filter((name) => variables[name]).map((name) => [name, variables[name]]));
  const environment = plainToInstance(Environment, given, { exposeDefaultValues: true });
  // Addresses are not repeated: they can hold a password. Nor are secrets.
  const wrong = validateSync(environment).map(
    ({ property, value, constraints }) =>
      `${Object.values(constraints ?? {})[0] ?? `${property} is wrong`}${/_URL$|SECRET|TOKEN|_KEY$/.test(property) ? '' : ` (it is ${JSON.stringify(value)})`}`,
  );
  const unsupported = Object.entries(notSupportedYet)
    .filter(([name]) => variables[name])
    .map(([name, instead]) => `${name} is not supported yet (${instead}): remove it`);
  const mistakes = [...wrong, ...unsupported, ...contradictions(variables)];
  if (mistakes.length) throw new ConfigurationError(`The environment is wrong:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
  return environment;
};
