import { clearTextMistake } from './clear-text.js';
import { isThisMachine } from './private-host.js';
import { variables as declared } from './variable.js';

const erp = ['AUTHORIZE_URL', 'TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPE'].map((name) => `BUSINESS_CENTRAL_${name}`);
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
/** Variables that name an address at which others reach the shop. */
const outward = ['HOST', 'PUBLIC_URL', 'SHOP_API_PUBLIC_URL'];

/** Groups of which all are needed, or none. */
const together = [
  { who: 'Business Central', names: erp },
  { who: 'the form service', names: ['FORM_EMBED_URL', 'FORM_EMBED_PORTAL', 'FORM_EMBED_FORMS'] },
  { who: 'the bucket of uploaded files', names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
];

/** Addresses of other services that a program would reach in clear text in production. */
const clearTextMistakes = (variables: NodeJS.ProcessEnv): string[] =>
  declared.flatMap(({ name }) => {
    const isOfAnother = /_URL$|_ENDPOINT$/.test(name) && !outward.includes(name);
    const mistake = isOfAnother ? clearTextMistake(variables[name] ?? '', variables.CLEAR_TEXT === 'private' ? 'private' : 'loopback') : undefined;
    return mistake ? [`${name} ${mistake}`] : [];
  });

/** Mistakes between variables. @returns sentences for the terminal */
export const contradictions = (variables: NodeJS.ProcessEnv): string[] => {
  const halves = together.flatMap(({ who, names }) => {
    const missing = names.filter((name) => !variables[name]);
    return missing.length > 0 && missing.length < names.length ? [`${missing.join(', ')}: ${who} needs all of its variables, or none`] : [];
  });
  const isProduction = variables.NODE_ENV === 'production';
  const isSent = variables.OTEL_LOGS_EXPORTER === 'otlp';
  const believesAnybody = variables.NODE_TLS_REJECT_UNAUTHORIZED === '0' && isProduction;
  // Without NODE_ENV a server would run in development, whose test bank accepts orders without money.
  const reached = variables.NODE_ENV ? [] : outward.filter((name) => variables[name] && !isThisMachine(hostOf(variables[name])));
  return [
    ...halves,
    ...(variables.S3_ENDPOINT && !variables.S3_BUCKET ? ['S3_ENDPOINT is of no use without S3_BUCKET: set both, or none'] : []),
    ...(isSent && !variables.OTEL_EXPORTER_OTLP_ENDPOINT ? ['OTEL_LOGS_EXPORTER=otlp sends lines of the log to OTEL_EXPORTER_OTLP_ENDPOINT: set that too'] : []),
    ...(isSent && variables.LOG_FORMAT === 'text' ? ['OTEL_LOGS_EXPORTER=otlp sends lines of JSON: remove LOG_FORMAT=text'] : []),
    ...(isProduction ? clearTextMistakes(variables) : []),
    ...(variables.WEBHOOKS_TO_PRIVATE && isProduction ? ['WEBHOOKS_TO_PRIVATE is for tests: remove it'] : []),
    ...(variables.PAYMENTS && variables.MOLLIE_API_KEY ? ['PAYMENTS=test asks for the test bank, MOLLIE_API_KEY for Mollie: remove one of them'] : []),
    ...(reached.length
      ? [`NODE_ENV is not set, and ${reached.join(', ')} lets others than this machine in: set NODE_ENV=production, or NODE_ENV=development to try something out`]
      : []),
    ...(believesAnybody ? ['NODE_TLS_REJECT_UNAUTHORIZED=0 lets anybody pretend to be Mollie, the ERP or the mail server: remove it'] : []),
  ];
};
