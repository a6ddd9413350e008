import { Command, InvalidArgumentError } from 'commander';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { Problem } from '../src/contract/errors.js';
import type { ProductPictures } from '../src/contract/catalogue-pictures.js';
import { type Language, languages } from '../src/contract/locales.js';
import { maximumUploadBytes } from '../src/contract/storage.js';
import { type Alternatives, CataloguePictures } from '../src/embedded/catalogue-pictures/catalogue-pictures.service.js';
import { Failure } from './support/failure.js';
import { asJson, printRows, type Printed } from './support/print.js';
import { withShop } from './support/with-shop.js';

const print = ({ items }: ProductPictures, printed: Printed): void =>
  printRows(
    items.map(({ file, width, height, skus, texts }) => ({
      file,
      size: `${width} × ${height}`,
      skus,
      ...Object.fromEntries(languages.map((language) => [language, texts[language] ?? null])),
    })),
    { ...printed, nothing: 'No pictures' },
  );

const noteOf = (reason: string) => ({ by: userInfo().username, reason });

/** Sentences for the problems that ops can cause. */
const explained = async <Value>(sku: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [fault] = error.extra.errors ?? [];
    if (error.code === 'NOT_FOUND') throw new Failure(`No product or no such picture: ${sku}. catalogue picture list <sku> prints the pictures of a product.`);
    if (error.code === 'IMAGE_UNREADABLE') throw new Failure('The file is no picture that the shop can read (JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 100 megapixels).');
    if (fault?.code === 'yup.errors.array.min') throw new Failure(`It is the only picture of ${sku}. Add another one first.`);
    if (fault?.code === 'yup.errors.mixed.oneOf') throw new Failure('Other colours show this picture too. Remove it in the family’s entry of the catalogue.');
    throw new Failure(`Refused: ${error.code}`);
  }
};

/** Collects `nl=Wandpaneel in oker`. */
const alternative = (given: string, before: Alternatives): Alternatives => {
  const [language = '', ...text] = given.split('=');
  const words = text.join('=').trim();
  if (!languages.some((known) => known === language) || !words || words.length > 300)
    throw new InvalidArgumentError(`Write <language>=<text> with a language of ${languages.join(', ')} and at most 300 characters.`);
  return { ...before, [language as Language]: words };
};

const list = new Command('list')
  .description('Lists the pictures of a product in their order')
  .argument('<sku>', 'SKU of the product')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue picture list WPN-ochre-01')
  .action(async (sku: string, printed: Printed) => print(await explained(sku, () => withShop((shop) => shop.get(CataloguePictures, { strict: false }).list(sku))), printed));

const add = new Command('add')
  .description('Adds photographs to a product, behind its other pictures. A photograph that it already has is not added again')
  .argument('<sku>', 'SKU of the product')
  .argument('<files...>', 'JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 30 MB each')
  .option('--alt <language=text>', 'alternative text of the photographs in a language, can be repeated; default: the name of the product', alternative, {})
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue picture add WPN-ochre-01 wall.jpg --alt "nl=Wandpaneel in oker" --alt "de=Wandpaneel in Ocker"')
  .action(async (sku: string, files: string[], { alt, ...printed }: Printed & { alt: Alternatives }) => {
    for (const file of files) {
      const size = await stat(file).then(
        (found) => (found.isFile() ? found.size : undefined),
        () => undefined,
      );
      if (size === undefined) throw new Failure(`${file} cannot be read`);
      if (size > maximumUploadBytes) throw new Failure(`${file} is larger than 30 MB`);
    }
    const pictures = await withShop(async (shop) => {
      const service = shop.get(CataloguePictures, { strict: false });
      for (const file of files)
        await explained(`${sku}, ${file}`, () =>
          service.add(sku, { content: createReadStream(file), finish: () => Promise.resolve() }, alt, noteOf(`Photograph ${basename(file)} of ${sku}`)),
        );
      return service.list(sku);
    });
    print(pictures, printed);
  });

const remove = new Command('remove')
  .description('Removes a picture from a product. Orders that show it keep it')
  .argument('<sku>', 'SKU of the product')
  .argument('<file>', 'file of the picture, as `catalogue picture list` prints it')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue picture remove WPN-ochre-01 products/WPN-ochre-1.webp')
  .action(async (sku: string, file: string, printed: Printed) =>
    print(await explained(sku, () => withShop((shop) => shop.get(CataloguePictures, { strict: false }).remove(sku, file, noteOf(`Picture removed from ${sku}`)))), printed),
  );

/** Commands for pictures of products. */
export const picture = new Command('picture').description('Manages the pictures of products').addCommand(list).addCommand(add).addCommand(remove);
