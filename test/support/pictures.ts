import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Picture of a size in pixels with a different colour in each quarter, so that a test detects rotation. */
export const photograph = async (
  width: number,
  height: number,
  { format = 'jpeg', orientation }: { format?: 'jpeg' | 'png' | 'webp'; orientation?: number } = {},
): Promise<Buffer> => {
  const [left, upper] = [Math.round(width / 2), Math.round(height / 2)];
  // Repeated rows, because composing a large picture takes six times as long.
  const row = (one: number[], other: number[]) => Buffer.concat([Buffer.alloc(left * 3, Buffer.from(one)), Buffer.alloc((width - left) * 3, Buffer.from(other))]);
  const pixels = Buffer.alloc(width * height * 3, row([255, 0, 0], [0, 255, 0])).fill(row([0, 0, 255], [255, 255, 255]), upper * width * 3);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (orientation ? picture.withMetadata({ orientation }) : picture).toFormat(format).toBuffer();
};

/** An SVG with a script. */
export const scripted = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A small PNG whose header states another size. */
export const enlargedPng = async (width: number, height: number): Promise<Buffer> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

/** An animated GIF whose frames have almost no content. */
export const giantGif = (width: number, height: number, frames: number): Buffer => {
  const screen = Buffer.from(['474946383961', '0000', '0000', '800000', '000000ff0000'].join(''), 'hex');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from(['21f9040000000000', '2c000000000100010000', '0202440100'].join(''), 'hex');
  frame.writeUInt16LE(width, 13);
  frame.writeUInt16LE(height, 15);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')]);
};
