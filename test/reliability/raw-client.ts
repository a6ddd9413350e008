import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Milliseconds without data after which the client closes its side, so that a server that waits for more closes the connection. */
const patience = 500;

/** Whether a response is complete. */
const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = text.slice(0, end);
  if (/^HTTP\/1\.1 1\d\d /.test(head)) return isWhole(text.slice(end + 4));
  if (/^HTTP\/1\.1 (204|304) /.test(head)) return true;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= end + 4 + Number(length);
};

/** Sends raw bytes over one connection as long as the server keeps it open. */
export class RawClient {
  private socket: Socket | undefined;

  constructor(private readonly url: URL) {}

  /** Sends bytes. @returns the response, or an empty string when the server closed the connection without one */
  async exchange(bytes: Buffer): Promise<string> {
    const isKept = this.socket !== undefined;
    const text = await this.send(bytes);
    // The server may have closed a reused connection because of the previous bytes.
    return text === '' && isKept ? this.send(bytes) : text;
  }

  private async send(bytes: Buffer): Promise<string> {
    const socket = (this.socket ??= await this.open());
    return new Promise((done) => {
      let text = '';
      const finish = () => {
        clearTimeout(silence);
        socket.off('data', read).off('close', finish);
        if (/^connection: close/im.test(text)) this.drop(socket);
        done(text);
      };
      const read = (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (isWhole(text)) finish();
      };
      let silence = setTimeout(() => {
        socket.end();
        silence = setTimeout(() => this.drop(socket), patience);
      }, patience);
      socket.on('data', read).on('close', finish).write(bytes);
    });
  }

  stop(): void {
    this.socket?.destroy();
  }

  private drop(socket: Socket): void {
    if (this.socket === socket) this.socket = undefined;
    socket.destroy();
  }

  private async open(): Promise<Socket> {
    const socket = connect(Number(this.url.port), this.url.hostname);
    // The server may close before it has read everything.
    socket.on('error', () => undefined).once('close', () => this.drop(socket));
    await once(socket, 'connect');
    return socket;
  }
}
