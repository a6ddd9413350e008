import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** Records of each domain: `mx` a mail server, `nullMx` the MX record of a domain without mail (RFC 7505), `address` only an A record; `silent`: no response. */
export type Zone = Record<string, 'mx' | 'nullMx' | 'address' | 'silent'>;

const types = { A: 1, MX: 15 } as const;
const noError = 0;
const noSuchName = 3;

const words = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** The question of a query (RFC 1035, section 4): its name, type and bytes. */
const questionOf = (query: Buffer): { name: string; type: number; bytes: Buffer } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), bytes: query.subarray(12, at + 5) };
};

const recordOf = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

const answersFor = (kind: Zone[string] | undefined, type: number): Buffer[] => {
  const preference = Buffer.from([0, 10]);
  if (type === types.MX && kind === 'mx') return [recordOf(type, Buffer.concat([preference, words('mx.stillewerk.nl')]))];
  if (type === types.MX && kind === 'nullMx') return [recordOf(type, Buffer.concat([Buffer.from([0, 0]), words('')]))];
  if (type === types.A && kind === 'address') return [recordOf(type, Buffer.from([192, 0, 2, 10]))];
  return [];
};

/** Fake name server of one zone; for other names it responds NXDOMAIN. @returns its address, for `DNS_SERVER` */
export const startDns = async (zone: Zone): Promise<{ address: string; stop(): Promise<void> }> => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, bytes } = questionOf(query);
    const kind = zone[name];
    if (kind === 'silent') return;
    const answers = answersFor(kind, type);
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | (kind ? noError : noSuchName), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, bytes, ...answers]), port, address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, stop: () => new Promise((closed) => socket.close(() => closed())) };
};
