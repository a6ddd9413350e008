/** Fields of a protobuf message by their numbers, as they came: bytes, or a whole number (https://protobuf.dev/programming-guides/encoding). */
export type Fields = Map<number, (Buffer | number)[]>;

/** Reads a message whose kinds of fields are known to who asks. @throws Error for what is none */
export const fieldsOf = (message: Buffer): Fields => {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(at);
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const bytes = (length: number): Buffer => message.subarray(at, (at += length));
  const readers: Record<number, () => Buffer | number> = { 0: varint, 1: () => bytes(8), 2: () => bytes(varint()), 5: () => bytes(4) };
  while (at < message.length) {
    const tag = varint();
    const read = readers[tag % 8];
    if (!read) throw new Error(`No protobuf: wire type ${tag % 8}`);
    const number = Math.floor(tag / 8);
    fields.set(number, [...(fields.get(number) ?? []), read()]);
  }
  return fields;
};
