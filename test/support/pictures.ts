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
