import { stringify } from 'yaml';
import { alerts, expressionOf } from './alerts.js';

/** The alerts as a file of rules for Prometheus. */
export const alertRules = (): string =>
  stringify(
    {
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
    },
    { lineWidth: 0 },
  );
