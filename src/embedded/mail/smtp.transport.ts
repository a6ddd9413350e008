import { createTransport } from 'nodemailer';
import { connectingTo } from '../../common/outgoing.js';
import { type ClearText, mayBeOverheard } from '../../config/clear-text.js';
import { composed, type MailTransport, type Sender } from './mail-transport.js';

/** Milliseconds each step may take. */
const patience = 8_000;

/**
 * @param url `smtp://` or `smtps://`, with user and password if the server asks for them
 * @param clearText how far away a server may be that has no TLS: to others nothing is sent without
 */
export const smtpTransport = (url: string, from: Sender, clearText: ClearText): MailTransport => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const server = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Whoever stands between could take the offer of STARTTLS out.
    requireTLS: !mayBeOverheard(hostname, clearText),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send(mail, files) {
      // It looks the server's name up itself.
      await connectingTo(hostname, () => server.sendMail(composed(mail, from, files)));
    },
  };
};
