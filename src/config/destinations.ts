import { hostIn } from './clear-text.js';
import type { Environment } from './environment.js';

/** Variables that say whom each program asks; browsers, not programs, ask the addresses of third parties. */
const asked = {
  storefront: ['SHOP_API_URL', 'DATABASE_URL', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  'shop-api': [
    'DATABASE_URL',
    'REDIS_URL',
    'S3_ENDPOINT',
    'SMTP_URL',
    'CLAMD_URL',
    'MOLLIE_API_URL',
    'VIES_URL',
    'KIYOH_URL',
    'ADDRESS_REGISTER_URL',
    'BUSINESS_CENTRAL_TOKEN_URL',
    // Where the test bank tells how a payment has ended.
    'SHOP_API_PUBLIC_URL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
} as const satisfies Record<string, readonly (keyof Environment)[]>;

/** Read by OpenTelemetry, and by Node itself where it is told to (`NODE_USE_ENV_PROXY`): then all of HTTP goes there. */
const ofOthers = ({ NODE_USE_ENV_PROXY, ...variables }: NodeJS.ProcessEnv): (string | undefined)[] => [
  variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  variables['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'],
  ...(NODE_USE_ENV_PROXY === '1' ? ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].map((name) => variables[name]) : []),
];

/** A bucket is part of the host's name or of the path; Amazon's host is named by the region. */
const bucketHosts = ({ bucket }: Environment): string[] => {
  if (!bucket) return [];
  const { name, endpoint, region } = bucket;
  const host = endpoint ? new URL(endpoint).hostname : `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return [host, `${name}.${host}`];
};

/** Hosts that a program may connect to, as the environment names them; integrators' webhooks have a rule of their own. */
export const destinationsOf = (program: keyof typeof asked, environment: Environment, variables: NodeJS.ProcessEnv = process.env): Set<string> => {
  const addresses = [...asked[program].map((name) => environment[name]), ...ofOthers(variables)].filter((address) => address && URL.canParse(address));
  const hosts = addresses.map((address) => hostIn(new URL(address!)).replace(/^\[|\]$/g, ''));
  return new Set([...hosts, ...(program === 'shop-api' ? bucketHosts(environment) : [])].map((host) => host.toLowerCase()));
};
