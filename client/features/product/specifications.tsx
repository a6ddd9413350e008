import brand from '#brand';
import type { Product } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { SpecificationBlock } from './specifications.styles.js';

const makerOf = ({ name, address, email }: NonNullable<typeof brand.manufacturer>) => [name, ...address, email].join(', ');

/** The product's data as a table, with who makes it (Regulation (EU) 2023/988, article 19). */
export const Specifications = ({ product: { attributes, sku } }: { product: Product }) => {
  const t = useTexts('product');
  const maker = brand.manufacturer ? [{ name: t('manufacturer'), value: makerOf(brand.manufacturer) }] : [];
  return (
    <SpecificationBlock>
      <h2>{t('specifications')}</h2>
      <table>
        <tbody>
          {[...attributes, { name: t('sku'), value: sku }, ...maker].map(({ name, value }) => (
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
