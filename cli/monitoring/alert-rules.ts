import { stringify } from 'yaml';
import { alerts, expressionOf } from './alerts.js';

/** The alerts as rules for Prometheus. */
export const alertRules = () => ({
  groups: [
    {
      name: 'quiet-shop',
      rules: alerts.map((alert) => ({
        alert: alert.name,
        expr: expressionOf(alert),
        for: `${alert.minutes}m`,
        labels: { severity: alert.severity },
        annotations: { summary: alert.summary, remedy: alert.remedy },
      })),
    },
  ],
});

export const asYaml = (rules: ReturnType<typeof alertRules>): string => stringify(rules, { lineWidth: 0 });
