import { problemOf } from '../core/api.js';
import { useTexts } from '../core/texts.js';
import { Remark } from './remark.js';

/** What went wrong with a call, in the server's words; or that there was no answer. Page namespaces: `form`. */
export const ProblemRemark = ({ error }: { error: unknown }) => {
  const t = useTexts('form');
  const problem = problemOf(error);
  return (
    <Remark kind="danger" role="alert">
      <strong>{problem?.title ?? t('noAnswer.title')}</strong>
      <p>{problem ? problem.detail : t('noAnswer.detail')}</p>
    </Remark>
  );
};
