import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Creates a streamed ZIP archive. An error of an entry destroys the stream: yazl emits it only on the archive, where an unhandled `error` event would end the process. */
export const createZip = (): { archive: ZipFile; content: Readable } => {
  const archive = new ZipFile();
  const content = archive.outputStream as Readable;
  archive.on('error', (error: Error) => content.destroy(error));
  return { archive, content };
};
