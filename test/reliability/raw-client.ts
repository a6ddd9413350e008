import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Milliseconds of silence after which a server that seems to wait for more hears that nothing more comes, and hangs up. */
const patience = 500;

/** Whether an answer has come to its end. */
const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = text.slice(0, end);
  if (/^HTTP\/1\.1 1\d\d /.test(head)) return isWhole(text.slice(end + 4));
  if (/^HTTP\/1\.1 (204|304) /.test(head)) return true;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= end + 4 + Number(length);
};

/** Sends bytes as they are, over one connection for as long as the server keeps it. */
export class RawClient {
  private socket: Socket | undefined;

  constructor(private readonly url: URL) {}

  /** Everything the server says to these bytes; empty where it hung up without a word. */
  async exchange(bytes: Buffer): Promise<string> {
    const isKept = this.socket !== undefined;
    const text = await this.send(bytes);
    // A kept connection may have been closed for what was sent before.
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
    // It may hang up before it has read all.
    socket.on('error', () => undefined).once('close', () => this.drop(socket));
    await once(socket, 'connect');
    return socket;
  }
}
