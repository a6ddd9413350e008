import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { useCalculatorHref } from '../../../core/use-calculator-href.js';
import { Button } from '../../../ui/button.styles.js';
import { useArticle } from '../article.js';
import { AskSection } from './ask-advice.styles.js';

/** Links from a project to the advice form and to the room calculator. */
export const AskAdvice = () => {
  const t = useTexts('project');
  const href = useHref();
  const { facts } = useArticle('projects');
  const calculator = useCalculatorHref()(facts ? queryOf(facts) : {});
  return (
    <AskSection aria-labelledby="ask">
      <div>
        <h2 id="ask">{t('ask.title')}</h2>
        <p>{t('ask.text')}</p>
      </div>
      <div className="ways">
        <Button as="a" href={href('contact', undefined, { about: 'advice' })}>
          {t('ask.advice')}
        </Button>
        {calculator && (
          <Button as="a" href={calculator} data-kind="secondary">
            {t(facts?.size ? 'ask.calculateThis' : 'ask.calculate')}
          </Button>
        )}
      </div>
    </AskSection>
  );
};

/** Returns the query of the calculator for the project's room. Missing values get their defaults there. */
const queryOf = ({ use, size }: { use?: string; size?: readonly [number, number, number] }): Record<string, string> => {
  if (!size) return {};
  const [l, w, h] = size.map(String) as [string, string, string];
  return { ...(use && { use }), l, w, h };
};
