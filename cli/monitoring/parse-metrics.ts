/** One sample of a metric. */
export interface MetricSample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const line = /^(?<name>[a-z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)/i;
const label = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Parses the samples of Prometheus' text exposition format (version 0.0.4). */
export const parseMetrics = (text: string): MetricSample[] =>
  text.split('\n').flatMap((one) => {
    const found = line.exec(one)?.groups;
    if (!found) return [];
    const labels = Object.fromEntries([...(found.labels ?? '').matchAll(label)].map(([, name, value]) => [name!, value!]));
    return [{ name: found.name!, labels, value: Number(found.value) }];
  });
