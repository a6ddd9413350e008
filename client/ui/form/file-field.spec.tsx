import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { OpenUpload, StorageFile } from '../../../src/contract/storage.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { FileField } from './file-field.js';
import { faultOf } from './file-rules.js';

const accepts = ['image/jpeg', 'image/png'];
const picture = (size = 2_500_000, name = 'sea.jpg', type = 'image/jpeg') => new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** A server that accepts parts; the first `failures` requests fail. */
class Server {
  readonly parts: number[] = [];
  readonly cancelled: string[] = [];
  started = 0;
  failures = 0;
  refusal: object | undefined;
  isStuck = false;
  /** Media type that the server detects. */
  foundType = 'image/jpeg';
  private open: OpenUpload = { id: 'open-1', name: 'sea.jpg', size: 0, offset: 0, file: null, expiresAt: '' };

  readonly answers = {
    'storage.startUpload': (given: unknown) => {
      this.started += 1;
      const { name, size } = (given as { input: { name: string; size: number } }).input;
      this.open = { ...this.open, name, size, offset: 0, file: null };
      return this.open;
    },
    'storage.openUpload': () => this.open,
    'storage.cancelUpload': (given: unknown) => {
      this.cancelled.push((given as { input: { id: string } }).input.id);
      return {};
    },
  };
  readonly fetch = async (path: string, { headers, body, signal }: { headers: Record<string, string>; body: Blob; signal: AbortSignal }) => {
    if (this.isStuck) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    if (this.failures > 0) {
      this.failures -= 1;
      throw new TypeError('Failed to fetch');
    }
    if (this.refusal) return { ok: false, json: async () => this.refusal };
    expect([path, headers['upload-offset']]).toEqual(['/forms/uploads/open-1', String(this.open.offset)]);
    this.parts.push(body.size);
    const offset = this.open.offset + body.size;
    const file = { uploadId: 'upload-1', name: this.open.name, type: this.foundType, size: offset } as StorageFile;
    this.open = { ...this.open, offset, file: offset === this.open.size ? file : null };
    return { ok: true, json: async () => this.open };
  };
}

const Shown = ({ tell }: { tell(id: string | null): void }) => {
  const [value, setValue] = useState<string | null>(null);
  const change = (id: string | null) => {
    setValue(id);
    tell(id);
  };
  return <FileField label="Uw foto" accepts={accepts} value={value} onChange={change} />;
};

let server: Server;
const show = () => {
  const reported: (string | null)[] = [];
  renderInApp(<Shown tell={(id) => reported.push(id)} />, { namespaces: ['form'], answers: server.answers });
  return { told: reported, choose: (file: File) => fireEvent.change(screen.getByLabelText('Uw foto'), { target: { files: [file] } }) };
};

describe('A file field', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    server = new Server();
    globalThis.fetch = server.fetch as unknown as typeof fetch;
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    globalThis.fetch = fetch;
  });

  it('shows the accepted types and size', () => {
    show();
    const field = screen.getByLabelText<HTMLInputElement>('Uw foto');
    expect(field.accept).toBe('image/jpeg,image/png');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toContain('JPEG of PNG, tot 30\u00a0MB');
  });

  it('sends a file in parts and shows when it is uploaded', async () => {
    const { told, choose } = show();
    choose(picture());
    await screen.findByText('sea.jpg is geüpload');
    expect([server.parts, told]).toEqual([[1_048_576, 1_048_576, 402_848], ['upload-1']]);
    fireEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(told).toEqual(['upload-1', null]);
    expect(screen.getByLabelText('Uw foto').tagName).toBe('INPUT');
  });

  it.each([
    [picture(10, 'IMG_1.HEIC', ''), /HEIC-foto/],
    [picture(10, 'plan.pdf', 'application/pdf'), /Kies JPEG of PNG/],
    [picture(0), /leeg/],
    [Object.defineProperty(picture(10), 'size', { value: 31_457_281 }), /het maximum is 30\u00a0MB/],
  ])('refuses an unsuitable file before it is sent', (file, text) => {
    const { choose } = show();
    choose(file);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(screen.getByLabelText('Uw foto').getAttribute('aria-invalid')).toBe('true');
    expect(server.started).toBe(0);
  });

  it('waits for the connection, then continues with smaller parts', async () => {
    const { choose } = show();
    server.failures = 1;
    choose(picture());
    await screen.findByText(/De verbinding is verbroken/);
    fireEvent(window, new Event('online'));
    await screen.findByText('sea.jpg is geüpload');
    expect(server.parts[0]).toBe(524_288);
    expect(server.parts.reduce((sum, size) => sum + size, 0)).toBe(2_500_000);
    expect(server.started).toBe(1);
  });

  it('shows why the server is busy, and continues at the click of a button', async () => {
    const { choose } = show();
    server.refusal = { code: 'FILE_UNCHECKED', status: 503, title: 'Bestand nog niet gecontroleerd', detail: 'Controleren lukt nu even niet.', errors: [] };
    choose(picture(1000));
    await screen.findByText('Controleren lukt nu even niet.');
    expect(screen.queryByText(/De verbinding is verbroken/)).toBeNull();
    server.refusal = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Nu verdergaan' }));
    await screen.findByText('sea.jpg is geüpload');
  });

  it('resumes the upload of the same file after a reload', async () => {
    localStorage.setItem('upload.sea.jpg.2500000.1', 'open-1');
    server.answers['storage.startUpload']({ input: { name: 'sea.jpg', size: 2_500_000 } });
    const { choose } = show();
    choose(picture());
    await screen.findByText('sea.jpg is geüpload');
    expect([server.started, localStorage.length]).toEqual([1, 0]);
  });

  it('shows why the server refused the file, and retries', async () => {
    const { choose } = show();
    server.refusal = { code: 'IMAGE_UNREADABLE', status: 422, title: 'Onleesbaar', detail: 'Dit is geen afbeelding.', errors: [] };
    choose(picture(1000));
    expect((await screen.findByText(/Dit is geen afbeelding/)).closest('[role=alert]')).toBeTruthy();
    server.refusal = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByText('sea.jpg is geüpload');
  });

  it('refuses a file whose content has another type than its name', async () => {
    const { told, choose } = show();
    server.foundType = 'application/pdf';
    choose(picture(1000));
    expect((await screen.findByRole('alert')).textContent).toMatch(/JPEG of PNG/);
    expect([screen.getByLabelText('Uw foto').tagName, told]).toEqual(['INPUT', []]);
  });

  it('can cancel an upload, also at the server', async () => {
    const { choose } = show();
    server.isStuck = true;
    choose(picture());
    const bar = await screen.findByRole('progressbar', { name: 'sea.jpg uploaden' });
    await waitFor(() => expect(localStorage.length).toBe(1));
    expect(bar.getAttribute('max')).toBe('2500000');
    fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(server.cancelled).toEqual(['open-1']));
    expect([screen.getByLabelText('Uw foto').tagName, localStorage.length]).toEqual(['INPUT', 0]);
  });
});

describe('The check of a file', () => {
  it('uses the media type, or the extension if the browser does not know the type', () => {
    expect(faultOf({ name: 'sea.JPG', type: '', size: 1 }, accepts)).toBeUndefined();
    expect(faultOf({ name: 'sea.gif', type: '', size: 1 }, accepts)).toBe('wrongType');
    expect(faultOf({ name: 'sea.heif', type: 'image/heif', size: 1 }, [])).toBe('heic');
    expect(faultOf({ name: 'anything', type: 'text/plain', size: 1 }, [])).toBeUndefined();
  });
});
