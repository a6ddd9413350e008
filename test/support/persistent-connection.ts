import { connect } from 'node:net';

/** How a connection ended: `closed` after a response with `connection: close`, `idle` without a pending request, `lost` with a request that got no response. */
type Ending = 'closed' | 'idle' | 'lost';

/** Length of the HTTP response at the start of `text`, or undefined while it is incomplete. */
const lengthOfAnswer = (text: string): number | undefined => {
  const head = text.indexOf('\r\n\r\n');
  const body = /^content-length: (\d+)/im.exec(text)?.[1];
  if (head < 0) return undefined;
  if (body === undefined) throw new Error(`No Content-Length in ${text.slice(0, head)}`);
  const length = head + 4 + Number(body);
  return text.length < length ? undefined : length;
};

interface Habits {
  /** Number of requests; afterwards the connection stays open and idle. */
  most?: number;
  onAnswer?(): void;
}

/** One keep-alive connection without retries: requests a page repeatedly until the server closes the connection. */
export const keepConnectionOpen = (url: string, path: string, { most = Number.POSITIVE_INFINITY, onAnswer }: Habits = {}): { ended: Promise<Ending> } => {
  const { hostname, port } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Language: nl-NL\r\n\r\n`;
  const socket = connect(Number(port), hostname);
  let [text, answers, isClosing] = ['', 0, false];
  const isUnderWay = () => !isClosing && answers < most;
  const read = (chunk: Buffer) => {
    text += chunk.toString('latin1');
    const length = lengthOfAnswer(text);
    if (length === undefined) return;
    isClosing = /^connection: close/im.test(text.slice(0, text.indexOf('\r\n\r\n')));
    answers += 1;
    text = '';
    onAnswer?.();
    if (isUnderWay()) socket.write(request);
  };
  const ended = new Promise<Ending>((done) => {
    socket.once('error', () => done('lost'));
    socket.once('close', () => done(isClosing ? 'closed' : isUnderWay() ? 'lost' : 'idle'));
  });
  if (most > 0) socket.once('connect', () => socket.write(request));
  socket.on('data', read);
  return { ended };
};
