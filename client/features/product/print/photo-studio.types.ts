import type { Configuration, PhotoPrint } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';

/** Query field with the upload of a photo that was chosen for another shape of the print. */
export const photoField = 'photo';

export interface PhotoStudioProps {
  product: Pick<Product, 'id' | 'colours'>;
  print: PhotoPrint;
  /** One of the print's formats. */
  format: Pick<PhotoPrint['formats'][number], 'id' | 'widthMm' | 'heightMm'>;
  frame: { hex: string } | null;
  /** Saved configuration, whose crop is shown. */
  configuration: Pick<Configuration, 'crop'> | null;
  /** Media types that the option accepts. */
  accepts?: readonly string[];
  /** Chooses another of the print's formats. */
  onFormat(id: string): void;
  onUploaded(uploadId: string | null): void;
  /** Called after the server has cropped the picture, with the configuration that contains crop and preview. */
  onCropped(configuration: Configuration): void;
  /** Saves the choices, including the format. */
  save(): Promise<Pick<Configuration, 'id'>>;
}
