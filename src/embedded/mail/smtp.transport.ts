import type { Transporter } from 'nodemailer';
import { attributeConnectionsTo } from '../../common/egress.js';
import { allowsClearText, type ClearText } from '../../config/clear-text.js';
import { composed, type MailTransport, type Sender } from './mail-transport.js';

/** Timeout of connection, greeting and socket in milliseconds. */
const timeout = 8_000;

/**
 * Mail transport by SMTP.
 * @param url `smtp://` or `smtps://`, with user name and password if the server requires them
 * @param clearText hosts to which mails may be sent without TLS; all others need TLS or STARTTLS
 */
export const smtpTransport = (url: string, from: Sender, clearText: ClearText): MailTransport => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Without this an attacker on the network could remove the server's offer of STARTTLS.
    requireTLS: !allowsClearText(hostname, clearText),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  };
  let server: Transporter | undefined;
  return {
    async send(mail, files) {
      const { createTransport } = await import('nodemailer');
      const opened = (server ??= createTransport(options));
      // nodemailer resolves the host name itself.
      await attributeConnectionsTo(hostname, () => opened.sendMail(composed(mail, from, files)));
    },
  };
};
