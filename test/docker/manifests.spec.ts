import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { readEnvironment, variableNames } from '../../src/config/environment.js';

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
}
interface Container {
  command: string[];
  ports: { name: string; containerPort: number }[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { key: string } } }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
}
interface Document {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    replicas: number;
    minAvailable?: number;
    selector: { matchLabels?: { app: string }; app?: string };
    template: { spec: { terminationGracePeriodSeconds: number; securityContext: { runAsNonRoot: boolean }; containers: Container[] } };
  };
}
const kubernetes = parseAllDocuments(readFileSync('docs/deployment/kubernetes.yaml', 'utf8')).map((document) => document.toJS() as Document);
const compose = parse(readFileSync('compose.yaml', 'utf8')) as { services: Record<string, { environment?: Record<string, string> }> };
const of = (kind: string) => kubernetes.filter((document) => document.kind === kind);
const config = { ...of('ConfigMap')[0]!.data, ...of('Secret')[0]!.stringData } as Record<string, string>;

describe.each(of('Deployment').map((deployment) => [deployment.metadata.name, deployment] as const))('%s on Kubernetes', (name, { spec }) => {
  const pod = spec.template.spec;
  const container = pod.containers[0]!;

  it('is given variables that the start knows and takes', () => {
    const given = Object.fromEntries(container.env.map(({ name: variable, value, valueFrom }) => [variable, value ?? config[valueFrom!.secretKeyRef.key]!]));
    const variables = { NODE_ENV: 'production', ...of('ConfigMap')[0]!.data, ...given };
    expect(Object.keys(variables).filter((variable) => !variableNames.includes(variable))).toEqual([]);
    // A key as Mollie gives them is a secret even when it is made up.
    expect(() => readEnvironment({ ...variables, ...(given['MOLLIE_API_KEY'] && { MOLLIE_API_KEY: `live_${'x'.repeat(30)}` }) })).not.toThrow();
  });

  it('is looked at where it says how it is, and has time to leave', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = container;
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) expect(httpGet.port).toBe(ports[0]!.name);
    expect([startupProbe.httpGet.path, livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/health/live', '/health/live', '/health/ready']);
    const drain = Number(config['DRAIN_SECONDS']);
    expect(drain).toBeGreaterThan(2 * readinessProbe.periodSeconds);
    // What was begun is answered within five seconds (docs/reliability.md).
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 5);
  });

  it('goes on while one of it is taken away, and is not root', () => {
    expect(spec.replicas).toBeGreaterThan(1);
    const budget = of('PodDisruptionBudget').find(({ spec: { selector } }) => selector.matchLabels?.app === name)!;
    expect(budget.spec.minAvailable).toBe(1);
    expect(of('HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toContain(name);
    expect(of('Service').map(({ spec: { selector } }) => selector.app)).toContain(name);
    expect(pod.securityContext.runAsNonRoot).toBe(true);
  });
});

it('compose gives the shop variables that its start knows', () => {
  const ours = ['storefront', 'shop-api'].flatMap((name) => Object.keys(compose.services[name]!.environment!));
  expect(ours.filter((variable) => !variableNames.includes(variable))).toEqual([]);
  expect(Object.keys(compose.services)).toEqual(['storefront', 'shop-api', 'postgres', 'redis']);
});

it('the services of compose have no password that anybody could know: one has to be given', () => {
  const given = Object.values(compose.services).flatMap(({ environment = {} }) => Object.entries(environment).filter(([, value]) => String(value).includes('PASSWORD')));
  expect(given.map(([name]) => name).sort()).toEqual(['DATABASE_URL', 'POSTGRES_PASSWORD']);
  for (const [, value] of given) expect(value).toMatch(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/);
});
