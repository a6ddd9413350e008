import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Floor of cached pages and REST: sends the files of a folder from memory. */
const folder = process.env.PAGES!;
const pages = new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(`${folder}/${name}`)]));
createServer((request, response) => {
  const page = pages.get(request.url!);
  if (!page) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }).end(page);
}).listen(Number(process.env.PORT));
