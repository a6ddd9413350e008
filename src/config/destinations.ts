import { addressesIn, hostIn } from './clear-text.js';
import type { Environment } from './environment.js';

/** Variables with the addresses that each program connects to. Addresses of third-party scripts are missing, because only browsers connect to them. */
const variablesByProgram = {
  storefront: ['SHOP_API_URL', 'CATALOGUE_URL', 'DATABASE_URL', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  'shop-api': [
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'REDIS_URL',
    'S3_ENDPOINT',
    'SMTP_URL',
    'CLAMD_URL',
    'MOLLIE_API_URL',
    'VIES_URL',
    'KIYOH_URL',
    'ADDRESS_REGISTER_URL',
    'BUSINESS_CENTRAL_TOKEN_URL',
    // The test bank sends its payment webhooks there.
    'SHOP_API_PUBLIC_URL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
} as const satisfies Record<string, readonly (keyof Environment)[]>;

/** Addresses that OpenTelemetry reads, and with `NODE_USE_ENV_PROXY=1` the proxies to which Node sends all HTTP requests. */
const standardVariables = ({ NODE_USE_ENV_PROXY, ...variables }: NodeJS.ProcessEnv): (string | undefined)[] => [
  variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  variables['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'],
  ...(NODE_USE_ENV_PROXY === '1' ? ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].map((name) => variables[name]) : []),
];

/** Hosts of the bucket, with and without its name in front, since the name can be in the path or in the host. The host of Amazon S3 contains the region. */
const bucketHosts = ({ bucket }: Environment): string[] => {
  if (!bucket) return [];
  const { name, endpoint, region } = bucket;
  const host = endpoint ? new URL(endpoint).hostname : `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return [host, `${name}.${host}`];
};

const pictureHosts = (environment: Environment): string[] => [...environment.pictureHosts].map((host) => new URL(`https://${host}`).hostname.replace(/^\[|\]$/g, ''));

/** Returns the hosts that a program may connect to, from the environment variables. Targets of webhooks have their own rule (`public-target.ts`). */
export const allowedHosts = (program: keyof typeof variablesByProgram, environment: Environment, variables: NodeJS.ProcessEnv = process.env): Set<string> => {
  const addresses = [...variablesByProgram[program].flatMap((name) => addressesIn(environment[name] ?? '')), ...standardVariables(variables)].filter(
    (address) => address && URL.canParse(address),
  );
  const hosts = addresses.map((address) => hostIn(new URL(address!)).replace(/^\[|\]$/g, ''));
  const named = program === 'shop-api' ? bucketHosts(environment) : pictureHosts(environment);
  return new Set([...hosts, ...named].map((host) => host.toLowerCase()));
};
