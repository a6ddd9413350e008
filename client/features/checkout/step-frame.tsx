import { type ReactNode, useEffect, useRef } from 'react';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { returnsToReview, stepAt, stepIndex, stepNames, stepQuery, useSteps } from './steps.js';
import { StepBody } from './checkout.styles.js';

/** Frame of a step. Its heading takes the focus when the shopper comes from another step. */
export const StepFrame = ({ children }: { children: ReactNode }) => {
  const t = useTexts('checkout');
  const { current, hasMoved } = useSteps();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <StepBody>
      <h1 ref={heading} tabIndex={-1}>
        <VisuallyHidden>{t('steps.position', { number: stepIndex(current) + 1, total: stepNames.length })} </VisuallyHidden>
        {t(`${current}.heading`)}
      </h1>
      {children}
    </StepBody>
  );
};

/** Submit button of a step. Its label names the next step, or the review when the shopper came from there. */
export const StepContinue = ({ isPending = false, children }: { isPending?: boolean; children: ReactNode }) => {
  const t = useTexts('checkout');
  const isHydrated = useIsHydrated();
  const { place } = useNavigation();
  return (
    <Button data-waiting={!isHydrated || undefined} disabled={!isHydrated || isPending}>
      {returnsToReview(place.search) ? t('review.backTo') : children}
    </Button>
  );
};

/** Link to the previous step, and the submit button. */
export const StepActions = ({ children }: { children?: ReactNode }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { current } = useSteps();
  const at = stepIndex(current);
  const back = at > 0 ? stepAt(at - 1) : undefined;
  return (
    <div className="actions">
      {back && (
        <Button as="a" data-kind="secondary" href={href('checkout', undefined, stepQuery(back))}>
          <Icon name="arrowLeft" />
          {t(`steps.${back}`)}
        </Button>
      )}
      {children}
    </div>
  );
};
