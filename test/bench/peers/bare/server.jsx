import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { Filter } from '../shared/filter.jsx';
import { Frame, List, Product } from '../shared/pages.jsx';
import { layoutOf, listOf, productOf } from '../shared/select.js';

const Link = ({ href, children }) => <a href={href}>{children}</a>;
const documentOf = (content) =>
  `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Quiet</title><body>${renderToString(
    <Frame layout={layoutOf()} Link={Link}>
      {content}
    </Frame>,
  )}</body></html>`;

const pages = {
  list: () => {
    const list = listOf([]);
    return documentOf(<List list={list} Link={Link} filter={<Filter facets={list.facets} chosen={[]} onChoose={() => undefined} />} />);
  },
  product: (slug) => documentOf(<Product product={productOf(slug)} />),
};
/** Pages below `/kept/`, rendered at their first request. */
const kept = new Map();

createServer((request, response) => {
  const [, isKept, name, slug] = /^(\/kept)?\/(list|product)(?:\/([\w-]+))?$/.exec(request.url) ?? [];
  if (!name || (name === 'product' && !productOf(slug))) return void response.writeHead(404).end();
  if (isKept && !kept.has(request.url)) kept.set(request.url, Buffer.from(pages[name](slug)));
  const page = isKept ? kept.get(request.url) : Buffer.from(pages[name](slug));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }).end(page);
}).listen(Number(process.env.PORT));
