import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from '../../src/config/environment.js';
import { isSecret, type VariableFacts, variables } from '../../src/config/variable.js';

const intro = `# Configuration

<!-- Written by \`quiet-shop docs configuration > docs/configuration.md\` from src/config/environment.ts. Change it there. -->

Programs read environment variables once at the start. A wrong value ends the start with exit code 1, after every mistake is listed. An empty variable counts as unset. \`npm run cli -- diagnostics config\` prints the values that the programs would use.

Commands of the command line that work with the database or the files read the variables of the Shop API.`;

const outro = `## Values from files

Secrets, and addresses because they can contain a password, can be read from a file that contains nothing else: \`MOLLIE_API_KEY_FILE=/run/secrets/mollie\`. These variables have a \`<NAME>_FILE\`: ${variables
  .filter(({ name }) => isSecret(name))
  .map(({ name }) => `\`${name}\``)
  .join(', ')}.

## Network connections

In production a program sends nothing in clear text to services on other machines: \`http://\`, \`redis://\`, \`tcp://\` and a \`DATABASE_URL\` without \`?sslmode=verify-full\` (the only mode that checks certificate and host name) are refused at the start, and mail requires TLS. \`CLEAR_TEXT=private\` allows clear text in closed private networks, never in public ones. \`NODE_TLS_REJECT_UNAUTHORIZED=0\` is refused in production.

The programs connect only to the hosts that these variables name, to their own machine, and to the targets of webhooks ([0059](decisions/0059-whom-programs-connect-to.md)).

## Variables of Node and OpenTelemetry

| variable | effect |
| --- | --- |
| \`NODE_EXTRA_CA_CERTS\` | file with the certificates of a certificate authority of your own, for services behind TLS |
| \`NODE_USE_ENV_PROXY\`, \`HTTP_PROXY\`, \`HTTPS_PROXY\` | with \`NODE_USE_ENV_PROXY=1\` Node sends HTTP requests through these proxies |
| \`OTEL_SERVICE_NAME\`, \`OTEL_RESOURCE_ATTRIBUTES\` | name (default: \`storefront\` and \`shop-api\`) and attributes of the traces and log lines |
| \`OTEL_TRACES_SAMPLER\`, \`OTEL_TRACES_SAMPLER_ARG\` | share of the requests that are traced |
| \`OTEL_EXPORTER_OTLP_HEADERS\`, \`OTEL_EXPORTER_OTLP_TIMEOUT\` | headers and timeout of the requests to the collector |
| \`OTEL_BSP_…\`, \`OTEL_BLRP_…\` | sizes and delays of the queues of traces and log lines |

Variables of the tests are in [testing.md](testing.md#variables).
`;

/** Validation messages of each variable, from a value that no rule accepts. */
const rules = new Map(
  validateSync(plainToInstance(Environment, Object.fromEntries(variables.map(({ name }) => [name, {}])))).map(({ property, constraints }) => [property, constraints]),
);
const valuesOf = ({ name, values }: VariableFacts): string => {
  if (values) return values;
  const [message = ''] = Object.values(rules.get(name) ?? {});
  const [subject, rule] = message.split(' must ');
  if (subject !== name || !rule) throw new Error(`The validation message of ${name} does not state the allowed values: ${message}`);
  return rule.replace(/^be (?:one of the following values: )?/, '').replace(/^a string$/, 'text');
};

const defaults: Partial<Record<string, unknown>> = { ...new Environment() };
const defaultOf = ({ name, unset = '–' }: VariableFacts): string => (defaults[name] === undefined ? unset : `\`${String(defaults[name])}\``);

/** Every variable with its default and allowed values as Markdown. */
export const configurationRows = () => variables.map((facts) => ({ ...facts, readBy: [...facts.readBy], unset: defaultOf(facts), values: valuesOf(facts) }));

const lineOf = ({ name, text, unset, values, readBy }: ReturnType<typeof configurationRows>[number]): string =>
  `| ${[`\`${name}\``, text, unset, values, readBy.join(', ')].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Text of docs/configuration.md. */
export const configurationDocument = (): string => {
  const sections = Map.groupBy(configurationRows(), ({ section }) => section);
  const tables = [...sections].map(([title, rows]) =>
    [`## ${title}`, '', '| variable | meaning | default, or effect when unset | allowed values | read by |', '| --- | --- | --- | --- | --- |', ...rows.map(lineOf)].join('\n'),
  );
  return [intro, ...tables, outro].join('\n\n');
};
