import type { ReactNode } from 'react';
import type { ContentBlock, ContentDocument, ContentForm } from '../../../../src/contract/content.js';
import type { ProductCard } from '../../../../src/contract/product.js';
import { Body } from '../../../ui/prose.js';
import { useNamedProducts } from '../named-products.js';
import { ActionBlock } from './action-block.js';
import { BlockFlow } from './blocks.styles.js';
import { GalleryBlock } from './gallery-block.js';
import { ProductBlock } from './product-block.js';
import { QuoteBlock } from './quote-block.js';
import { Video } from '../../../ui/video/video.js';

/** Renders the parts of other features that texts can contain. The page passes it in. */
export interface Islands {
  form(form: ContentForm): ReactNode;
  calculator(): ReactNode;
  thirdParties(): ReactNode;
}

interface BlockProps {
  block: ContentBlock;
  products: readonly ProductCard[];
  islands: Islands;
}

const Block = ({ block, products, islands }: BlockProps) => {
  switch (block.kind) {
    case 'html':
      return <Body html={block.html} products={products} />;
    case 'product':
      return <ProductBlock families={block.families} products={products} />;
    case 'video':
      return <Video id={block.id} title={block.title} />;
    case 'quote':
      return <QuoteBlock html={block.html} source={block.source} products={products} />;
    case 'gallery':
      return <GalleryBlock pictures={block.pictures} />;
    case 'action':
      return <ActionBlock text={block.text} href={block.href} products={products} />;
    case 'form':
      return islands.form(block.form);
    case 'calculator':
      return islands.calculator();
    case 'thirdParties':
      return islands.thirdParties();
  }
};

/** Body of a document: text, and the blocks of its short codes. */
export const Blocks = ({ document, islands }: { document: ContentDocument; islands: Islands }) => {
  const products = useNamedProducts(document);
  return (
    <BlockFlow>
      {document.blocks.map((block, at) => (
        // oxlint-disable-next-line no-array-index-key -- the blocks of a document never change their order
        <Block key={at} block={block} products={products} islands={islands} />
      ))}
    </BlockFlow>
  );
};
