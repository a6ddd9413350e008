import { expect, type Locator } from 'playwright/test';
import sharp from 'sharp';
import type { Shopper } from './shopper.js';

export const printSlug = { 'nl-NL': 'fotopaneel', 'de-DE': 'akustikbild-foto' } as const;

/** Picture with noise, so that its file is as large as that of a photo; repeated, because noise is slow to create. @param quality of the JPEG; a higher one makes a larger file */
export const takePhotograph = async (width: number, height: number, quality = 85): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = (size: { width: number; height: number }) => sharp({ create: { ...size, channels: 3, noise, background: '#808080' } });
  const tile = await grain({ width: Math.min(width, 512), height: Math.min(height, 512) })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: '#808080' } }).composite([{ input: tile, tile: true }]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality }).toBuffer() };
};

type Side = 'x' | 'y' | 'width' | 'height';

/** Photo studio on the page of a print. */
export class PrintPage {
  readonly file: Locator;
  readonly window: Locator;
  readonly zoom: Locator;
  readonly progress: Locator;

  constructor(private readonly shopper: Shopper) {
    const { page, translate } = shopper;
    this.file = page.locator('input[type=file]');
    this.window = page.getByRole('application', { name: translate('product.print.window') });
    this.zoom = page.getByRole('slider', { name: translate('product.print.zoom') });
    this.progress = page.getByRole('progressbar');
  }

  side(side: Side): Locator {
    return this.shopper.page.getByRole('spinbutton', { name: this.shopper.translate(`product.print.sides.${side}`), exact: true });
  }

  async valueOf(side: Side): Promise<number> {
    return Number(await this.side(side).inputValue());
  }

  async send(width: number, height: number): Promise<void> {
    await this.file.setInputFiles(await takePhotograph(width, height));
    await expect(this.window).toBeVisible({ timeout: 30_000 });
  }

  /** Drags the picture behind the crop window, by pixels to the right and down. */
  async draw(right: number, down: number): Promise<void> {
    const { mouse } = this.shopper.page;
    // Waits until the window no longer moves: remarks about the crop appear above it.
    await this.window.hover();
    await mouse.down();
    const box = (await this.window.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await mouse.move(x + right, y + down, { steps: 5 });
    // The studio moves the picture in the next frame; releasing the button earlier would move nothing.
    await this.shopper.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await mouse.up();
  }

  /** Leaves the studio, which accepts the crop. */
  async accept(): Promise<void> {
    await this.shopper.button('product.print.accept').click();
    await expect(this.window).toBeHidden({ timeout: 30_000 });
    await expect(this.shopper.page.getByText(this.shopper.translate('product.print.accepted'))).toBeVisible({ timeout: 30_000 });
  }
}
