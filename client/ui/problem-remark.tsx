import { isUncertain, isUnreadable, problemOf } from '../core/api.js';
import { useTexts } from '../core/texts.js';
import { Remark } from './remark.js';

/** Problem of a failed call from the server, or the message that there was no response or an unreadable one. Page namespaces: `form`. */
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
