import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Network faults; `errors` (status 500) makes sense for HTTP only. */
export const faults = ['refuse', 'reset', 'blackHole', 'latency', 'slowDrip', 'truncate', 'garbage', 'errors'] as const;
export type Fault = (typeof faults)[number];

const latency = 1000; // ms
const dripEvery = 200; // ms
const kept = 60;
const noise = Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 89 + 17) % 256));
const error500 = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n';

/** Faults that change the response. */
const spoil: Partial<Record<Fault, (answer: Buffer, caller: Socket) => void>> = {
  latency: (answer, caller) => void setTimeout(() => caller.write(answer), latency).unref(),
  slowDrip: (answer, caller) => {
    let at = 0;
    const timer = setInterval(() => (at < answer.length && !caller.destroyed ? caller.write(answer.subarray(at, (at += 1))) : clearInterval(timer)), dripEvery).unref();
  },
  truncate: (answer, caller) => caller.end(answer.subarray(0, kept)),
};
/** Faults that intercept the request, which the server does not receive. */
const intercept: Partial<Record<Fault, (caller: Socket) => void>> = {
  reset: (caller) => caller.resetAndDestroy(),
  blackHole: () => undefined,
  garbage: (caller) => void caller.end(noise),
  errors: (caller) => void caller.write(error500),
};

export interface FaultProxy {
  port: number;
  /** Sets the fault for new and open connections; `undefined`: none. */
  fail(fault: Fault | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** TCP proxy in front of a local server that injects the fault that is set. */
export const startFaultProxy = async (targetPort: number): Promise<FaultProxy> => {
  let fault: Fault | undefined;
  const callers = new Set<Socket>();
  const server: Server = createServer((caller) => {
    const target = connect(targetPort, '127.0.0.1');
    callers.add(caller);
    caller.on('data', (requested) => {
      const intercepted = fault && intercept[fault];
      if (intercepted) intercepted(caller);
      else target.write(requested);
    });
    target.on('data', (answer) => {
      if (fault && intercept[fault]) return;
      const spoiled = fault && spoil[fault];
      if (spoiled) spoiled(answer, caller);
      else caller.write(answer);
    });
    for (const [one, other] of [
      [caller, target],
      [target, caller],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        callers.delete(caller);
        other.destroy();
      });
    }
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const hangUp = () => callers.forEach((caller) => caller.destroy());
  return {
    port,
    fail: async (next) => {
      if (next === 'refuse') {
        server.close();
        hangUp();
      } else if (fault === 'refuse') await listen(port);
      fault = next;
    },
    stop: async () => {
      hangUp();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
};
