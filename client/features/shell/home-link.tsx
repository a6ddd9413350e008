import brand from '#brand';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { LogoMark } from '../../ui/logo.js';
import { HomeLink as Link } from './shell.styles.js';

/** Logo with a link to the home page. */
export const HomeLink = ({ tone }: { tone?: 'dark' }) => {
  const t = useTexts('header');
  const href = useHref();
  return (
    <Link href={href('home')} aria-label={t('home', { site: brand.siteName })}>
      <LogoMark tone={tone} />
      {brand.siteName}
    </Link>
  );
};
