import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Floor A: the same bytes from memory. */
const page = readFileSync(process.env.PAGE!);
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }).end(page);
}).listen(Number(process.env.PORT));
