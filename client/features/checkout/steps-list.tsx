import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { stepIndex, stepNames, stepQuery, useSteps } from './steps.js';
import { StepRow } from './steps.styles.js';

/** Progress of the checkout. Completed steps are links. */
export const StepsList = () => {
  const t = useTexts('checkout');
  const href = useHref();
  const { current } = useSteps();
  const at = stepIndex(current);
  return (
    <StepRow aria-label={t('steps.label')}>
      {stepNames.map((name, index) => (
        <li key={name} data-state={index < at ? 'done' : index === at ? 'current' : 'open'} aria-current={index === at ? 'step' : undefined}>
          {index < at ? (
            <a href={href('checkout', undefined, stepQuery(name))}>
              <i>
                <Icon name="check" size={16} />
              </i>
              <span>
                {t(`steps.${name}`)} <VisuallyHidden>{t('steps.done')}</VisuallyHidden>
              </span>
            </a>
          ) : (
            <>
              <i aria-hidden="true">{index + 1}</i>
              <span>{t(`steps.${name}`)}</span>
            </>
          )}
        </li>
      ))}
    </StepRow>
  );
};
