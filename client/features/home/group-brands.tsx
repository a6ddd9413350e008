import { look } from '#brand';
import { localeTable } from '../../../src/contract/locales.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Mark } from '../../ui/logo.js';
import { BrandList } from './group-brands.styles.js';
import { SectionFrame } from './section-frame.js';

/** Brands of the group, each with a link to its site. */
export const GroupBrands = () => {
  const t = useTexts('homepage');
  const locale = useLocale();
  return (
    <SectionFrame title={t('marks.title')}>
      <BrandList>
        {look.marks?.map(({ name, logo, domains, about }) => (
          <li key={name}>
            <Mark logo={logo} size={72} tone="plain" />
            <h3>
              <a href={`https://${domains[locale]}/`} rel="external">
                {name}
              </a>
            </h3>
            <p>{about[localeTable[locale].language]}</p>
          </li>
        ))}
      </BrandList>
    </SectionFrame>
  );
};
