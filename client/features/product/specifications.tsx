import brand from '#brand';
import type { ReactNode } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { dataSheetKilobytes } from '../../../src/domain/data-sheet.js';
import { keptTogether } from '../../../src/domain/written-words.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useCapability } from '../../core/capabilities.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { SpecificationBlock } from './specifications.styles.js';

const makerOf = ({ name, address, email }: NonNullable<typeof brand.manufacturer>) => [name, ...address, email].join(', ');

/** A text whose e-mail address may break before its host, because the column of a phone is narrower. */
const breakableAddress = (text: string): ReactNode => text.split('@').flatMap((part, at) => (at ? ['@', <wbr key={at} />, part] : part));

/** Table of product data, including the manufacturer (Regulation (EU) 2023/988, article 19). */
export const Specifications = ({ product }: { product: Product }) => {
  const { id, attributes, sku, name: productName } = product;
  const t = useTexts('product');
  const maker = brand.manufacturer ? [{ name: t('manufacturer'), value: makerOf(brand.manufacturer) }] : [];
  const locale = useLocale();
  const hasDataSheet = useCapability('getDataSheet');
  const inside = useCachedHtml('specifications');
  const content = () => (
    <>
      <h2>{t('specifications')}</h2>
      <table>
        <tbody>
          {[...attributes, { name: t('sku'), value: sku }, ...maker].map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{breakableAddress(keptTogether(value))}</td>
            </tr>
          ))}
          {hasDataSheet && (
            <tr>
              <th scope="row">{t('downloads.label')}</th>
              <td>
                <a href={`/api/Products/${encodeURIComponent(id)}/datasheet?locale=${locale}`} type="application/pdf" download>
                  {t('downloads.dataSheet')}
                  <span className="visually-hidden"> {productName}</span>
                </a>{' '}
                <small>{t('downloads.size', { kilobytes: dataSheetKilobytes })}</small>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
  return <SpecificationBlock {...inside(product, content)} />;
};
