import { Command } from 'commander';
import { metricTable } from '../src/common/metrics/metric-table.js';
import { alertRules, asYaml } from './monitoring/alert-rules.js';
import { dashboard } from './monitoring/dashboard.js';
import { printRows } from './support/print.js';

const list = new Command('list')
  .description('Lists the figures that are told at /metrics, beside those of Node itself')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- metrics list')
  .action(({ json }: { json?: boolean }) => {
    const rows = Object.entries(metricTable).map(([name, { kind, of, labels, help }]) => ({ name, kind, of, labels: [...labels], help }));
    printRows(rows, { ...(json && { json }), nothing: 'No figures' });
  });

const rules = new Command('alerts')
  .description('Writes the rules of alerts for Prometheus')
  .option('--json', 'as JSON in place of YAML')
  .addHelpText('after', '\nExample: npm run cli -- metrics alerts\n         quiet-shop metrics alerts > alerts.yaml')
  .action(({ json }: { json?: boolean }) => void process.stdout.write(json ? JSON.stringify(alertRules(), null, 2) : asYaml(alertRules())));

const drawing = new Command('dashboard')
  .description('Writes the dashboard for Grafana, which is JSON')
  .option('--json', 'as it is')
  .addHelpText('after', '\nExample: npm run cli -- metrics dashboard\n         quiet-shop metrics dashboard > dashboard.json')
  .action(() => void process.stdout.write(dashboard()));

/** What is measured, alarmed and drawn. */
export const metrics = new Command('metrics').addCommand(list).addCommand(rules).addCommand(drawing);
