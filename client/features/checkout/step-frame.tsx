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

/** One question a screen: its heading takes the focus when the reader comes from another step. */
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

/** The way on: to the next step, or back to the review where the reader came from to change something. */
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

/** The way on and the way back of a step. */
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
