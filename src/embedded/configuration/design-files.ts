import type { Choices } from '../../contract/configuration.js';
import { isFileOption } from '../../contract/option-kinds.js';
import type { Executor } from '../database/database.module.js';
import { previewPath, type UploadRow, type UploadsService } from '../uploads/uploads.service.js';
import type { ConfigurationRow, ProductRow } from './configuration.store.js';
import { emptyModel, productModel } from './product-model.js';

export interface Design {
  row: ConfigurationRow;
  /** Null: the product does not exist. */
  product: ProductRow | null;
}

/** Upload ids among the choices, by option id. Only options of files have one; a text that looks like an id does not count. */
export const fileChoicesOf = (product: ProductRow | null, choices: Choices): Map<string, string> => {
  const { options } = product ? productModel(product) : emptyModel;
  return new Map(
    options.filter(isFileOption).flatMap(({ id }) => {
      const choice = Object.hasOwn(choices, id) ? choices[id] : undefined;
      return typeof choice === 'string' && choice !== '' ? [[id, choice] as const] : [];
    }),
  );
};

/** Choices without those of files, for a link that other people may open. */
export const withoutFiles = (product: ProductRow | null, choices: Choices): Choices => {
  const files = fileChoicesOf(product, choices);
  return Object.fromEntries(Object.entries(choices).filter(([option]) => !files.has(option)));
};

const idsIn = ({ row, product }: Design): string[] => [...fileChoicesOf(product, row.choices).values(), ...(row.crop ? [row.crop.uploadId] : [])];

/** Uploads that designs reference, by design id. Uploads of another owner than the design's are left out. */
export const ownFilesOf = async (tx: Executor, uploads: UploadsService, designs: readonly Design[]): Promise<Map<string, UploadRow[]>> => {
  const previews = designs.flatMap(({ row }) => row.crop?.preview ?? []);
  const found = await uploads.find(tx, designs.flatMap(idsIn), previews);
  return new Map(
    designs.map((design) => {
      const { id, owner, crop } = design.row;
      const ids = new Set(idsIn(design));
      return [id, found.filter((upload) => upload.owner === owner && (ids.has(upload.id) || crop?.preview === previewPath(upload)))];
    }),
  );
};

/** Ids of the designs whose choices reference a file of another owner. The photo of a crop is skipped, because it was checked when it was cropped. */
export const namingForeignFiles = async (tx: Executor, uploads: UploadsService, designs: readonly Design[]): Promise<ReadonlySet<string>> => {
  const choices = designs.map(({ row, product }) => ({ row, ids: [...fileChoicesOf(product, row.choices).values()].filter((id) => id !== row.crop?.uploadId) }));
  const found = await uploads.find(
    tx,
    choices.flatMap(({ ids }) => ids),
  );
  const isForeign = (id: string, owner: string) => found.some((upload) => upload.id === id && upload.owner !== owner);
  return new Set(choices.flatMap(({ row, ids }) => (ids.some((id) => isForeign(id, row.owner)) ? [row.id] : [])));
};
