import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How the way to a server can fail; `errors` only where HTTP is spoken. */
export const faults = ['refuse', 'reset', 'blackHole', 'latency', 'slowDrip', 'truncate', 'garbage', 'errors'] as const;
export type Fault = (typeof faults)[number];

/** Milliseconds. */
const latency = 1000;
const dripEvery = 200;
const kept = 60;
const noise = Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 89 + 17) % 256));
const error500 = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n';

/** What each fault does with what the server answers. */
const spoil: Partial<Record<Fault, (answer: Buffer, caller: Socket) => void>> = {
  latency: (answer, caller) => void setTimeout(() => caller.write(answer), latency).unref(),
  slowDrip: (answer, caller) => {
    let at = 0;
    const timer = setInterval(() => (at < answer.length && !caller.destroyed ? caller.write(answer.subarray(at, (at += 1))) : clearInterval(timer)), dripEvery).unref();
  },
  truncate: (answer, caller) => caller.end(answer.subarray(0, kept)),
};
/** What each fault does with what is asked; the server never hears of it. */
const intercept: Partial<Record<Fault, (caller: Socket) => void>> = {
  reset: (caller) => caller.resetAndDestroy(),
  blackHole: () => undefined,
  garbage: (caller) => void caller.end(noise),
  errors: (caller) => void caller.write(error500),
};

export interface FaultProxy {
  port: number;
  /** From now on, also on connections that are open; `undefined`: all is well. */
  fail(fault: Fault | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** Stands between a server on this machine and whoever asks it, passes bytes on, and fails as told. */
export const startFaultProxy = async (targetPort: number): Promise<FaultProxy> => {
  let fault: Fault | undefined;
  const callers = new Set<Socket>();
  const server: Server = createServer((caller) => {
    const target = connect(targetPort, '127.0.0.1');
    callers.add(caller);
    caller.on('data', (asked) => {
      const intercepted = fault && intercept[fault];
      if (intercepted) intercepted(caller);
      else target.write(asked);
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
