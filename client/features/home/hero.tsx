import { look } from '#brand';
import type { LinkTarget } from '../../../src/contract/content.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useIntroduction } from '../../core/introduction.js';
import { useLinkTo } from '../../core/link-to.js';
import { Button } from '../../ui/button.styles.js';
import { Divider } from '../../ui/divider.js';
import { Picture } from '../../ui/picture.js';
import { HeroBlock } from './hero.styles.js';

const kinds = ['primary', 'secondary'] as const;

/** Hero with picture, claim and links of the brand. */
export const Hero = () => {
  const { title, hero } = useIntroduction();
  const linkTo = useLinkTo();
  const inside = useCachedHtml('hero');
  if (!hero) return <h1 className="container">{title}</h1>;
  const actions = hero.actions.flatMap(({ text, to }) => {
    const link = linkTo(to as LinkTarget);
    return link ? [{ text, href: link.href }] : [];
  });
  const targets = actions.map(({ href }) => href).join(' ');
  return (
    <>
      <HeroBlock
        data-hero={look.hero}
        {...inside(
          hero,
          () => (
            <>
              <Picture picture={hero.picture} sizes="100vw" eager />
              <div className="container">
                <div data-dark={look.hero === 'dark' || undefined}>
                  <h1>
                    {hero.first} <span>{hero.second}</span>
                  </h1>
                  <p>{hero.text}</p>
                  {actions.map(({ text, href }, at) => (
                    <Button key={href} as="a" href={href} data-kind={kinds[at]}>
                      {text}
                    </Button>
                  ))}
                </div>
              </div>
            </>
          ),
          targets,
        )}
      />
      {look.hero !== 'inset' && <Divider />}
    </>
  );
};
