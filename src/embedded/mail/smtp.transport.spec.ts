import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { StoredMail } from './mail-transport.js';
import { smtpTransport } from './smtp.transport.js';

const mail = { id: 'm1', to: 'ada@example.nl', subject: 'Quiet', text: 'It is quiet.', html: '<p>Quiet</p>', locale: 'en-GB', createdAt: new Date(0) } as StoredMail;
const from = { name: 'ENC', address: 'shop@enc.example' };

/** Runs a mail server on this machine. @returns the mails that it received */
const withServer = async (options: SMTPServerOptions, use: (port: number) => Promise<unknown>): Promise<string[]> => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.on('end', done);
      void text(stream).then((content) => taken.push(content));
    },
    ...options,
  });
  // A client that does not trust the certificate closes the connection.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  try {
    await use((server.server.address() as AddressInfo).port);
  } finally {
    await new Promise<void>((closed) => server.close(closed));
  }
  return taken;
};
const withoutTls: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };
/** Also this machine, but not a loopback or private address. */
const elsewhere = '0.0.0.0';

describe('SMTP transport', () => {
  it('sends without TLS to a server on this machine', async () => {
    const taken = await withServer(withoutTls, (port) => smtpTransport(`smtp://127.0.0.1:${port}`, from, 'loopback').send(mail, []));
    expect(taken).toEqual([expect.stringMatching(/^Subject: Quiet\r?$/m)]);
    expect(taken[0]).toContain('Message-ID: <m1@enc.example>');
  });

  it('does not send in clear text to another machine', async () => {
    const taken = await withServer(withoutTls, (port) => expect(smtpTransport(`smtp://${elsewhere}:${port}`, from, 'private').send(mail, [])).rejects.toThrow(/STARTTLS/));
    expect(taken).toEqual([]);
  });

  it('does not send to another machine whose certificate is not trusted', async () => {
    const taken = await withServer({}, (port) => expect(smtpTransport(`smtp://${elsewhere}:${port}`, from, 'private').send(mail, [])).rejects.toThrow(/certificate/));
    expect(taken).toEqual([]);
  });
});
