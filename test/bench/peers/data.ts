import { type DefaultTreeAdapterTypes, parse } from 'parse5';

interface Price {
  includingVat: { amount: number };
}
interface Picture {
  file: string;
  width: number;
  height: number;
  alt: string;
}
interface Listed {
  name: string;
  slug: string;
  picture: Picture | null;
  price: Price;
  rating: { absorptionClass?: string } | null;
  colours: { name: string; hex: string }[];
  size: string | null;
}
interface Shown extends Listed {
  summary: string;
  description: string[];
  pictures: Picture[];
  attributes: { name: string; value: string }[];
  volumeDiscount: { minQuantity: number; priceIncludingVat: { amount: number } }[];
}
interface Facet {
  key: string;
  values: { value: string; label: string; count: number }[];
}
type Element = DefaultTreeAdapterTypes.Element;

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const pictureOf = ({ file, width, height, alt }: Picture) => ({ base: file.replace(/\.\w+$/, ''), width, height, alt });

const elementsOf = (node: DefaultTreeAdapterTypes.Node): Element[] => ['tagName' in node ? [node] : [], 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []].flat();
const textOf = (node: DefaultTreeAdapterTypes.Node): string => ('value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '');
const linksIn = (html: string, tag: string) =>
  elementsOf(parse(html))
    .filter(({ tagName }) => tagName === tag)
    .flatMap(elementsOf)
    .flatMap((one) => {
      const href = one.tagName === 'a' ? one.attrs.find(({ name }) => name === 'href')?.value : undefined;
      return href?.startsWith('/') && textOf(one) ? [{ href, text: textOf(one) }] : [];
    });

/** What the pages of the peers show: the same products, pictures and links as those of the shop. */
export const dataOf = async (fetchText: (path: string) => Promise<string>) => {
  const [html, listed, shown] = await Promise.all(['/producten', '/api/Products?pageSize=24', '/api/Products/wpn-lightgrey-01'].map(fetchText));
  const { items, facets } = JSON.parse(listed!) as { items: Listed[]; facets: Facet[] };
  const product = JSON.parse(shown!) as Shown;
  const cards = items.flatMap(({ name, slug, picture, price, rating, colours, size }) =>
    picture
      ? {
          href: `/product/${slug}`,
          name,
          picture: pictureOf(picture),
          colours: colours.map(({ hex }) => hex),
          badge: rating?.absorptionClass ?? null,
          price: euros.format(price.includingVat.amount / 100),
          lines: [size, colours.map((colour) => colour.name).join(', ')].filter(Boolean),
          filters: rating?.absorptionClass ? [`absorptionClass:${rating.absorptionClass}`] : [],
        }
      : [],
  );
  const groups = [
    { name: 'Kleur', values: product.colours.map(({ name }) => ({ label: name, price: 0 })) },
    { name: 'Prijs', values: product.volumeDiscount.map(({ minQuantity, priceIncludingVat }) => ({ label: `vanaf ${minQuantity} stuks`, price: priceIncludingVat.amount })) },
  ];
  return {
    layout: { menu: linksIn(html!, 'header'), footer: linksIn(html!, 'footer') },
    list: { title: 'Producten', cards, facets: facets.map(({ key, values }) => ({ key, values: values.map(({ value, label, count }) => ({ value, label, count })) })) },
    product: { ...product, pictures: product.pictures.map(pictureOf), groups },
  };
};
