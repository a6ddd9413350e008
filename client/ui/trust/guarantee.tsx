import brand from '#brand';
import { localeTable } from '../../../src/contract/locales.js';
import { guaranteeOf } from '../../../src/domain/guarantee.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useLinkTo } from '../../core/link-to.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';

/**
 * Guarantee of the seller: years, what it covers, how to claim it, and that rights by law are not affected (Directive (EU) 2019/771,
 * article 17). Nothing if the brand gives none. Page namespaces: `product`.
 * @param family undefined: several products
 */
export const Guarantee = ({ family }: { family?: string | undefined }) => {
  const t = useTexts('product');
  const { language } = localeTable[useLocale()];
  const terms = useLinkTo()('info:terms');
  const inside = useCachedHtml('guarantee');
  const guarantee = guaranteeOf(brand, family);
  if (!guarantee) return null;
  const { years, isLongest, covers } = guarantee;
  const { name, address } = brand.seller;
  const content = () => (
    <>
      <summary>
        <Icon name="check" size={18} />
        {t(isLongest ? 'guarantee.upTo' : 'guarantee.years', { years })}
      </summary>
      <p>{covers[language]}</p>
      <p>{t('guarantee.claim', { seller: name, address: address.slice(0, -1).join(', '), email: brand.email })}</p>
      <p>
        {t('guarantee.law')} {terms && <a href={terms.href}>{terms.label}</a>}
      </p>
    </>
  );
  return <details {...inside(brand, content, `${family} ${terms?.href} ${terms?.label}`)} />;
};
