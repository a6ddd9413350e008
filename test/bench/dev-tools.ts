import { once } from 'node:events';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

/** Client of the DevTools protocol over a WebSocket. */
export class DevTools {
  private pending = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async at(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new DevTools(socket);
  }

  /** Resolves with the first matching message. */
  private first(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as Message;
        if (!fits(message)) return;
        this.socket.removeEventListener('message', listen);
        resolve(message);
      };
      this.socket.addEventListener('message', listen);
    });
  }

  /** Calls a method. @throws Error with the message of the response */
  async send<Answer>(method: string, params: object = {}): Promise<Answer> {
    const id = (this.pending += 1);
    const answered = this.first((message) => message.id === id);
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Answer;
  }

  /** Resolves at the next matching event. */
  async told(method: string, fits: (params: Record<string, unknown>) => boolean): Promise<void> {
    await this.first((message) => message.method === method && fits(message.params!));
  }

  close(): void {
    this.socket.close();
  }
}
