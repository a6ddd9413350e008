import { eventually } from '../../support/eventually.js';
import { type Started, startProgram, type Variables } from '../../support/start-shop.js';

/** A process that is restarted whenever it exits, as an orchestrator does. */
export class RestartedProgram {
  private running: Started;
  private isStopping = false;
  private isUp = false;

  private constructor(
    private readonly file: string,
    readonly url: string,
    private readonly variables: Variables,
  ) {
    this.running = this.launch();
  }

  /** Starts a program and waits until it is ready. */
  static async start(file: string, url: string, variables: Variables): Promise<RestartedProgram> {
    const program = new RestartedProgram(file, url, variables);
    await program.ready();
    return program;
  }

  /** Whether the last readiness check succeeded and the process was not killed since. */
  get isReady(): boolean {
    return this.isUp;
  }

  ready(): Promise<true> {
    return eventually(`${this.url} to be ready`, async () => {
      const { status } = await fetch(`${this.url}/health/ready`).catch(() => ({ status: 0 }));
      this.isUp = status === 200;
      return this.isUp || undefined;
    });
  }

  /** Kills the process with SIGKILL. */
  kill(): void {
    this.isUp = false;
    this.running.process.kill('SIGKILL');
    this.ready().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.running.process.kill('SIGTERM');
    await this.running.ended;
  }

  private launch(): Started {
    const started = startProgram(process.execPath, [this.file], { variables: this.variables });
    started.process.once('close', () => {
      if (!this.isStopping) this.running = this.launch();
    });
    return started;
  }
}
