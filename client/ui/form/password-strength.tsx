import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../core/format.js';
import { ignoreError } from '../../core/ignored-errors.js';
import { useTexts } from '../../core/texts.js';
import type { Score } from './password-score.js';
import { StrengthRow } from './password-strength.styles.js';

type ScoreOf = (password: string) => Score;

/** Loads the estimator at the first typed character. If that fails, only the rule is shown. */
const useScoreOf = (isNeeded: boolean): ScoreOf | undefined => {
  const [scoreOf, setScoreOf] = useState<ScoreOf>();
  useEffect(() => {
    if (!isNeeded || scoreOf) return;
    import('./password-score.js').then((loaded) => setScoreOf(() => loaded.scoreOf), ignoreError);
  }, [isNeeded, scoreOf]);
  return scoreOf;
};

/** Strength of the typed password as text and bar. It is a hint, not a rule. Page namespaces: `form`. */
export const PasswordStrength = () => {
  const t = useTexts('form');
  const { labelled } = useFormat();
  const password = useWatch<{ password: string }, 'password'>({ name: 'password' });
  const scoreOf = useScoreOf(Boolean(password));
  const score = password && scoreOf ? scoreOf(password) : undefined;
  return (
    <StrengthRow data-span="6" data-score={score} aria-live="polite">
      {score !== undefined && (
        <>
          <span className="bar" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <p>
            <span className="name">{labelled(t('strength.label'), '')}</span>
            {t(`strength.${score}`)}
          </p>
        </>
      )}
    </StrengthRow>
  );
};
