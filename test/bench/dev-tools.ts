import { once } from 'node:events';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

/** A program's DevTools, asked over their socket. */
export class DevTools {
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async at(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new DevTools(socket);
  }

  /** Resolves with the first message that fits. */
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

  /** @throws Error when they say so */
  async ask<Answer>(method: string, params: object = {}): Promise<Answer> {
    const id = (this.asked += 1);
    const answered = this.first((message) => message.id === id);
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Answer;
  }

  /** Settles when they next tell of it. */
  async told(method: string, fits: (params: Record<string, unknown>) => boolean): Promise<void> {
    await this.first((message) => message.method === method && fits(message.params!));
  }

  close(): void {
    this.socket.close();
  }
}
