import { readFileSync } from 'node:fs';

/** Memory a process holds in RAM, in MB. */
export const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Heap of a process that listens for an inspector, after everything in it that nobody needs was let go, in MB. */
export const heapAfterCollection = async (inspectorPort: number): Promise<number> => {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((open, failed) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', failed);
  });
  let id = 0;
  const ask = (method: string) =>
    new Promise<{ usedSize: number }>((answered) => {
      id += 1;
      const own = id;
      const listen = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { id: number; result: { usedSize: number } };
        if (message.id !== own) return;
        socket.removeEventListener('message', listen);
        answered(message.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  socket.close();
  return usedSize / 2 ** 20;
};
