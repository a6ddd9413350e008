import { createTransport } from 'nodemailer';
import { composed, type StoredMail } from './mail-transport.js';

/** Names of the header fields of a mail as it is sent. */
const fieldsOf = async (mail: Partial<StoredMail>, fileName = 'plan.pdf'): Promise<string[]> => {
  const stored = { id: 'm1', to: 'ada@example.nl', subject: 'Quiet', text: 'Quiet', html: '<p>Quiet</p>', locale: 'en-GB', createdAt: new Date(0), ...mail } as StoredMail;
  const files = [{ filename: fileName, contentType: 'application/pdf', content: 'x' }];
  const server = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await server.sendMail(composed(stored, { name: 'ENC', address: 'shop@enc.example' }, files));
  return [...String(message).matchAll(/^([\w-]+):/gm)].map(([, name]) => name!.toLowerCase()).sort();
};

describe('headers of a sent mail', () => {
  it.each(['\r\n', '\n', '\r'])('contain no injected header, for a name with %j in it', async (sign) => {
    const injected = `Ada${sign}Bcc: eve@example.nl${sign}${sign}X-Body: gone`;
    const plain = await fieldsOf({ replyTo: 'Ada <ada@example.nl>' });
    expect(plain).toEqual(expect.arrayContaining(['subject', 'reply-to', 'to']));
    expect(await fieldsOf({ subject: `Question of ${injected}`, replyTo: `${injected} <ada@example.nl>` }, `${injected}.pdf`)).toEqual(plain);
  });
});
