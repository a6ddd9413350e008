import { useTexts } from '../../core/texts.js';
import { EmptyState } from '../../ui/empty-state.js';

/** Says that a page cannot be shown now, what is safe, and what to do. */
export const Trouble = ({ isUnavailable }: { isUnavailable: boolean }) => {
  const t = useTexts('global');
  const kind = isUnavailable ? 'unavailable' : 'broken';
  return <EmptyState title={t(`trouble.${kind}.title`)} text={t(`trouble.${kind}.detail`)} />;
};
