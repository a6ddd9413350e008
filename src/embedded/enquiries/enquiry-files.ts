import { Injectable } from '@nestjs/common';
import type { EnquiryKind } from '../../contract/enquiry.js';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import { enquiryOwner, type Owner } from '../identity/identity.js';
import { ownFiles } from '../storage/storage.store.js';
import { type UploadRow, UploadsService } from '../uploads/uploads.service.js';

/** Accepted files: patterns of file extensions by the media type detected from the content. The shop never executes or displays them. */
const documents: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  // Word before 2007. Other programs use the same container format, so the extension is checked too.
  'application/x-cfb': 'doc',
  'application/rtf': 'rtf',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'image/jpeg': 'jpe?g',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/tiff': 'tiff?',
};
/** Drawings. DXF is a text format whose type cannot be detected. */
const drawings: Record<string, string> = { 'application/octet-stream': 'dxf|dwg', 'image/vnd.dwg': 'dwg', 'image/vnd.dxf': 'dxf' };

/** Whether a kind of enquiry accepts a file, by media type and extension. */
export const fits = (kind: EnquiryKind, { name, type }: Pick<UploadRow, 'name' | 'type'>): boolean => {
  const ending = { ...documents, ...(kind !== 'jobApplication' && drawings) }[type];
  return ending !== undefined && new RegExp(String.raw`\.(?:${ending})$`, 'i').test(name);
};

/** Files attached to enquiries. */
@Injectable()
export class EnquiryFiles {
  constructor(private readonly uploads: UploadsService) {}

  /** The sender's files, in the order of `ids`. @throws Problem NOT_FOUND for a file of another owner; VALIDATION for a type that is not accepted */
  async requireOwn(tx: Executor, kind: EnquiryKind, ids: readonly string[], owner: Owner | undefined): Promise<UploadRow[]> {
    if (ids.length === 0) return [];
    if (!owner) throw new Problem('NOT_FOUND');
    const uploads = (await ownFiles(tx, ids, owner)).map(({ upload }) => upload);
    if (uploads.length < new Set(ids).size) throw new Problem('NOT_FOUND');
    if (uploads.some((upload) => !fits(kind, upload))) throw new Problem('VALIDATION', { errors: [{ field: 'files', code: 'yup.errors.mixed.fileType', params: {} }] });
    return uploads;
  }

  /** Copies the files to the enquiry, so that later changes of the sender's library do not affect it. */
  async takeOver(tx: Executor, enquiryId: string, uploads: readonly UploadRow[]): Promise<void> {
    await this.uploads.copy(tx, uploads, enquiryOwner(enquiryId));
  }

  of(tx: Executor, enquiryId: string): Promise<UploadRow[]> {
    return this.uploads.of(tx, enquiryOwner(enquiryId));
  }
}
