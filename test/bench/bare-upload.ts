import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Floor of an upload: writes the body to disk with fsync before it responds. */
createServer(async (incoming, response) => {
  const file = await open(join(process.env.FOLDER!, 'upload'), 'w');
  await pipeline(incoming, file.createWriteStream({ flush: true }));
  response.writeHead(201).end();
}).listen(Number(process.env.PORT));
