import { addressesIn, clearTextError } from './clear-text.js';
import { isThisMachine } from './private-host.js';
import { isAddress, variables as declared } from './variable.js';

const erp = ['AUTHORIZE_URL', 'TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPE'].map((name) => `BUSINESS_CENTRAL_${name}`);
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);
/** Variables with an address at which other machines can reach the shop. */
const publicAddressVariables = ['HOST', 'PUBLIC_URL', 'SHOP_API_PUBLIC_URL'];

/** Groups of variables of which all or none must be set. */
const variableGroups = [
  { who: 'Business Central', names: erp },
  { who: 'the form service', names: ['FORM_EMBED_URL', 'FORM_EMBED_PORTAL', 'FORM_EMBED_FORMS'] },
  { who: 'the bucket of uploaded files', names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
];

/** Errors for addresses of other services that would be reached in clear text. */
const clearTextErrors = (variables: NodeJS.ProcessEnv): string[] =>
  declared.flatMap(({ name }) => {
    const isOfAnother = isAddress(name) && !publicAddressVariables.includes(name);
    const scope = variables.CLEAR_TEXT === 'private' ? 'private' : 'loopback';
    const mistake = isOfAnother
      ? addressesIn(variables[name] ?? '')
          .map((address) => clearTextError(address, scope))
          .find((found) => found !== undefined)
      : undefined;
    return mistake ? [`${name} ${mistake}`] : [];
  });

/** Checks the variables against each other. @returns error messages for the terminal */
export const contradictions = (variables: NodeJS.ProcessEnv): string[] => {
  const halves = variableGroups.flatMap(({ who, names }) => {
    const missing = names.filter((name) => !variables[name]);
    return missing.length > 0 && missing.length < names.length ? [`${missing.join(', ')}: missing, although other variables of ${who} are set. Set all of them or none.`] : [];
  });
  const isProduction = variables.NODE_ENV === 'production';
  const isSent = variables.OTEL_LOGS_EXPORTER === 'otlp';
  const skipsCertificateCheck = variables.NODE_TLS_REJECT_UNAUTHORIZED === '0' && isProduction;
  // Without NODE_ENV a server would run in development mode, where the test bank accepts orders without payment.
  const reached = variables.NODE_ENV ? [] : publicAddressVariables.filter((name) => variables[name] && !isThisMachine(hostOf(variables[name])));
  return [
    ...halves,
    ...(variables.S3_ENDPOINT && !variables.S3_BUCKET ? ['S3_ENDPOINT has no effect without S3_BUCKET. Set both or none.'] : []),
    ...(variables.DATABASE_READ_URL && !variables.DATABASE_URL ? ['DATABASE_READ_URL has no effect without DATABASE_URL. Set both or none.'] : []),
    ...(isSent && !variables.OTEL_EXPORTER_OTLP_ENDPOINT ? ['OTEL_LOGS_EXPORTER=otlp needs a collector. Set OTEL_EXPORTER_OTLP_ENDPOINT.'] : []),
    ...(isSent && variables.LOG_FORMAT === 'text' ? ['OTEL_LOGS_EXPORTER=otlp requires log lines in JSON. Remove LOG_FORMAT=text.'] : []),
    ...(isProduction ? clearTextErrors(variables) : []),
    ...(variables.WEBHOOKS_TO_PRIVATE && isProduction ? ['WEBHOOKS_TO_PRIVATE is for tests only. Remove it in production.'] : []),
    ...(variables.PAYMENTS && variables.MOLLIE_API_KEY ? ['PAYMENTS=test selects the test bank, MOLLIE_API_KEY selects Mollie. Remove one of them.'] : []),
    ...(reached.length
      ? [`NODE_ENV is not set, but other machines can reach the shop (${reached.join(', ')}). Set NODE_ENV=production, or NODE_ENV=development for a trial.`]
      : []),
    ...(skipsCertificateCheck
      ? ['NODE_TLS_REJECT_UNAUTHORIZED=0 turns off certificate checks, so that an attacker can impersonate Mollie, the ERP or the mail server. Remove it.']
      : []),
  ];
};
