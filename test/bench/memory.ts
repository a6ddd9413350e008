import { readFileSync } from 'node:fs';
import { DevTools } from './dev-tools.js';

/** Resident memory of a process in MB. */
export const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Heap of a process with an open inspector port, after garbage collection, in MB. */
export const heapAfterCollection = async (inspectorPort: number): Promise<number> => {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const devTools = await DevTools.at(target!.webSocketDebuggerUrl);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send<{ usedSize: number }>('Runtime.getHeapUsage');
  devTools.close();
  return usedSize / 2 ** 20;
};
