import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Picture of a size in pixels with a different colour in each quarter, so that a test detects rotation. */
export const photograph = async (
  width: number,
  height: number,
  { format = 'jpeg', orientation }: { format?: 'jpeg' | 'png' | 'webp'; orientation?: number } = {},
): Promise<Buffer> => {
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) };
  const corner = (background: string) =>
    sharp({ create: { ...half, channels: 3, background } })
      .png()
      .toBuffer();
  const [green, blue, white] = await Promise.all(['#00ff00', '#0000ff', '#ffffff'].map(corner));
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: green!, left: width - half.width, top: 0 },
    { input: blue!, left: 0, top: height - half.height },
    { input: white!, left: width - half.width, top: height - half.height },
  ]);
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
