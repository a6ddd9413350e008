import { Command } from 'commander';
import { metricTable } from '../src/common/metrics/metric-table.js';
import { alertRules } from './monitoring/alert-rules.js';
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

const file = (name: string, description: string, write: () => string) =>
  new Command(name)
    .description(description)
    .addHelpText('after', `\nExample: npm run --silent cli -- metrics ${name} > ${name}`)
    .action(() => void process.stdout.write(write()));

/** What is measured, alarmed and drawn. */
export const metrics = new Command('metrics')
  .addCommand(list)
  .addCommand(file('alerts', 'Writes the rules of alerts for Prometheus (YAML)', alertRules))
  .addCommand(file('dashboard', 'Writes the dashboard for Grafana (JSON)', dashboard));
