/** Rendering measurement. `value` is in milliseconds; for CLS it is the layout shift score. */
export interface RenderMark {
  name: string;
  value: number;
  path: string;
}

interface Moved extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Drawn extends PerformanceEntry {
  renderStart: number;
}

/** Converts performance entries to marks, by entry type; undefined for entries that are not reported. */
const readers: Record<string, (entry: PerformanceEntry) => [name: string, value: number] | undefined> = {
  navigation: (entry) => ['TTFB', (entry as PerformanceNavigationTiming).responseStart],
  paint: ({ name, startTime }) => (name === 'first-contentful-paint' ? ['FCP', startTime] : undefined),
  'largest-contentful-paint': ({ startTime }) => ['LCP', startTime],
  'layout-shift': (entry) => ((entry as Moved).hadRecentInput ? undefined : ['CLS', (entry as Moved).value]),
  event: (entry) => ((entry as PerformanceEventTiming).interactionId ? ['INP', entry.duration] : undefined),
  longtask: ({ duration }) => ['long task', duration],
  'long-animation-frame': (entry) => ['render', entry.startTime + entry.duration - (entry as Drawn).renderStart],
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Observes rendering performance, including buffered entries. @returns a function that stops it */
export const watchRendering = (tell: (name: string, value: number) => void): (() => void) => {
  const known = Object.keys(readers).filter((type) => PerformanceObserver.supportedEntryTypes.includes(type));
  const observers = known.map((type) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const mark = readers[type]?.(entry);
        if (mark) tell(mark[0], round(mark[1]));
      }
    });
    observer.observe({ type, buffered: true });
    return observer;
  });
  return () => observers.forEach((observer) => observer.disconnect());
};
