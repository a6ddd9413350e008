import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A ZIP that is written as it is read. What fails inside ends its stream: the library tells it on the archive alone, where it would end the process. */
export const newArchive = (): { archive: ZipFile; content: Readable } => {
  const archive = new ZipFile();
  const content = archive.outputStream as Readable;
  archive.on('error', (error: Error) => content.destroy(error));
  return { archive, content };
};
