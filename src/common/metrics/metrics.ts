import { Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { describeError } from '../describe-error.js';
import { type LabelsOf, type Metric, type MetricName, metricTable, type NamesOf } from './metric-table.js';

/** Histogram buckets in seconds, from OpenTelemetry's semantic conventions for HTTP. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** A value of a gauge, or several with their labels. */
export type GaugeValue<Name extends MetricName> = number | [LabelsOf<Name>, number][];

/** Metrics of this process for Prometheus. Without a token there is no `/metrics` and nothing is measured. */
export class Metrics {
  readonly registry = new Registry();
  private readonly logger = new Logger('Metrics');
  private readonly counters = new Map<MetricName, Counter>();
  private readonly histograms = new Map<MetricName, Histogram>();

  /** @param token bearer token that `/metrics` requires */
  constructor(
    of: Exclude<Metric['of'], 'both'>,
    readonly token: string | undefined,
  ) {
    if (!token) return;
    // Memory, CPU, garbage collection, and event loop delay.
    collectDefaultMetrics({ register: this.registry });
    for (const [name, metric] of Object.entries(metricTable) as [MetricName, Metric][]) {
      if (metric.of !== of && metric.of !== 'both') continue;
      const metricConfiguration = { name, help: metric.help, labelNames: metric.labels, registers: [this.registry] };
      if (metric.kind === 'counter') this.counters.set(name, new Counter(metricConfiguration));
      if (metric.kind === 'histogram') this.histograms.set(name, new Histogram({ ...metricConfiguration, buckets }));
    }
  }

  get isOn(): boolean {
    return this.token !== undefined;
  }

  count<Name extends NamesOf<'counter'>>(name: Name, labels: LabelsOf<Name>): void {
    this.counters.get(name)?.inc(labels);
  }

  observe<Name extends NamesOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void {
    this.histograms.get(name)?.observe(labels, seconds);
  }

  /** Registers the function that reads a gauge at each request of `/metrics`. When it fails the gauge has no value; the other metrics are not affected. */
  gauge<Name extends NamesOf<'gauge'>>(name: Name, read: () => GaugeValue<Name> | Promise<GaugeValue<Name>>): void {
    if (!this.isOn) return;
    const { help, labels } = metricTable[name];
    const gauge: Gauge = new Gauge({ name, help, labelNames: labels, registers: [this.registry], collect: () => this.read(gauge, name, read) });
  }

  private async read<Name extends NamesOf<'gauge'>>(gauge: Gauge, name: Name, read: () => GaugeValue<Name> | Promise<GaugeValue<Name>>): Promise<void> {
    gauge.reset();
    try {
      const value = await read();
      if (typeof value === 'number') gauge.set(value);
      else for (const [labels, one] of value) gauge.set(labels, one);
    } catch (error) {
      gauge.remove();
      this.logger.warn(`The metric ${name} cannot be read: ${describeError(error)}`);
    }
  }
}
