import type { Product } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { SpecificationBlock } from './specifications.styles.js';

/** The product's data as a table. */
export const Specifications = ({ product: { attributes, sku } }: { product: Product }) => {
  const t = useTexts('product');
  return (
    <SpecificationBlock>
      <h2>{t('specifications')}</h2>
      <table>
        <tbody>
          {[...attributes, { name: t('sku'), value: sku }].map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SpecificationBlock>
  );
};
