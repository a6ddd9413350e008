import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Brand, Look, Theme } from '../../src/contract/brands.js';

const attribute = (name: string, value: string | number | undefined) => (value === undefined ? '' : ` ${name}="${value}"`);

/** The logo's shapes in their colours for dark backgrounds. */
const onDark = ({ viewBox, shapes }: Look['logo']): Look['logo'] => ({
  viewBox,
  shapes: shapes.map((shape) => ({ ...shape, ...(shape.onDark && (shape.stroke ? { stroke: shape.onDark } : { fill: shape.onDark })) })),
});

/** A brand's logo as SVG. @param padding margin as a fraction of the size @param paper colour of the background */
const svgOf = ({ viewBox, shapes }: Look['logo'], padding = 0, paper?: string): string => {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  const box = [x - width * padding, y - height * padding, width * (1 + 2 * padding), height * (1 + 2 * padding)];
  const ground = paper ? `<path d="M${box[0]} ${box[1]}h${box[2]}v${box[3]}h-${box[2]}z" fill="${paper}"/>` : '';
  const paths = shapes.map(
    ({ d, fill, stroke, strokeWidth }) =>
      `<path d="${d}" fill="${fill ?? 'none'}"${attribute('stroke', stroke)}${attribute('stroke-width', strokeWidth)} stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${ground}${paths.join('')}</svg>`;
};

const png = (svg: string, size: number): Promise<Buffer> => sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png().toBuffer();

/** An ICO file with one PNG, for clients that request `/favicon.ico` without reading the page. */
const icoOf = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

/** Writes the icons of a site, drawn from its logo, and the web app manifest that lists them. */
export const writeIcons = async (folder: string, { siteName }: Brand, { colors }: Theme, { logo }: Look): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const plain = svgOf(logo);
  const padded = svgOf(logo, 0.25, colors.paper);
  const [small, touch, medium, large, mark] = await Promise.all([png(plain, 32), png(padded, 180), png(padded, 192), png(padded, 512), png(svgOf(onDark(logo)), 120)]);
  const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' });
  const manifest = {
    name: siteName,
    short_name: siteName,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [icon(192), icon(512)],
  };
  const files: [string, string | Buffer][] = [
    ['favicon.svg', plain],
    ['icon-32.png', small],
    ['favicon.ico', icoOf(small, 32)],
    ['apple-touch-icon.png', touch],
    ['icon-192.png', medium],
    ['icon-512.png', large],
    // Mail programs do not show SVG.
    ['mark.png', mark],
    ['site.webmanifest', JSON.stringify(manifest)],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(`${folder}/${name}`, content)));
};
