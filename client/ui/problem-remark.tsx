import { isUncertain, isUnreadable, problemOf } from '../core/api.js';
import { useTexts } from '../core/texts.js';
import { Remark } from './remark.js';

/** What went wrong with a call, in the server's words; or that there was no answer, or none that can be read. Page namespaces: `form`. */
export const ProblemRemark = ({ error }: { error: unknown }) => {
  const t = useTexts('form');
  const problem = problemOf(error);
  const silence = isUncertain(error) ? 'uncertain' : isUnreadable(error) ? 'unreadable' : 'noAnswer';
  return (
    <Remark kind="danger" role="alert">
      <strong>{problem?.title ?? t(`${silence}.title`)}</strong>
      <p>{problem ? problem.detail : t(`${silence}.detail`)}</p>
    </Remark>
  );
};
