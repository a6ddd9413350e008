import { Command } from 'commander';
import { metricTable } from '../src/common/metrics/metric-table.js';
import { alertRules, asYaml } from './monitoring/alert-rules.js';
import { dashboard } from './monitoring/dashboard.js';
import { asJson, type Printed, printRows } from './support/print.js';

const list = new Command('list')
  .description('Lists the metrics of /metrics, without those of Node itself')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- metrics list')
  .action(({ json }: Printed) => {
    const rows = Object.entries(metricTable).map(([name, { kind, of, labels, help }]) => ({ name, kind, of, labels: [...labels], help }));
    printRows(rows, { json, nothing: 'No metrics' });
  });

const rules = new Command('alerts')
  .description('Prints alert rules for Prometheus')
  .option('--json', 'prints JSON instead of YAML')
  .addHelpText('after', '\nExample: npm run cli -- metrics alerts\n         quiet-shop metrics alerts > alerts.yaml')
  .action(({ json }: Printed) => void process.stdout.write(json ? JSON.stringify(alertRules(), null, 2) : asYaml(alertRules())));

const drawing = new Command('dashboard')
  .description('Prints a dashboard for Grafana as JSON')
  .option('--json', 'has no effect, because the dashboard is JSON')
  .addHelpText('after', '\nExample: npm run cli -- metrics dashboard\n         quiet-shop metrics dashboard > dashboard.json')
  .action(() => void process.stdout.write(dashboard()));

export const metrics = new Command('metrics').addCommand(list).addCommand(rules).addCommand(drawing);
