import type { Configuration, PhotoPrint } from '../../../../src/contract/configuration.js';

export interface PhotoStudioProps {
  print: PhotoPrint;
  /** One of the print's formats. */
  format: Pick<PhotoPrint['formats'][number], 'id' | 'widthMm' | 'heightMm'>;
  frame: { hex: string } | null;
  /** Saved configuration, whose crop is shown. */
  configuration: Pick<Configuration, 'crop'> | null;
  /** Media types that the option accepts. */
  accepts?: readonly string[];
  onUploaded(uploadId: string | null): void;
  /** Called after the server has cropped the picture, with the configuration that contains crop and preview. */
  onCropped(configuration: Configuration): void;
  /** Saves the choices, including the format. */
  save(): Promise<Pick<Configuration, 'id'>>;
}
