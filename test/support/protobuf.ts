/** Values of a protobuf message by field number, undecoded: bytes or integer (https://protobuf.dev/programming-guides/encoding). */
export type Fields = Map<number, (Buffer | number)[]>;

/** Parses a protobuf message without a schema; the caller knows the types of the fields. @throws Error when it is not a protobuf message */
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
    if (!read) throw new Error(`Not a protobuf message: wire type ${tag % 8}`);
    const number = Math.floor(tag / 8);
    fields.set(number, [...(fields.get(number) ?? []), read()]);
  }
  return fields;
};
