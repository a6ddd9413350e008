import type { ProblemCode } from '../../../src/contract/errors.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../remark.js';

/** Why a form that was sent without scripts did not work; the server names it in the query, and the page loads `apiErrors` with it. */
export const PostedProblem = ({ codes }: { codes: readonly ProblemCode[] }) => {
  const { place } = useNavigation();
  const code = codes.find((known) => known === place.search.get('problem'));
  return code && <PostedRemark code={code} />;
};

/** A problem by its code, on a page whose address names one. */
export const PostedRemark = ({ code }: { code: ProblemCode }) => {
  const t = useTexts('apiErrors');
  return (
    <Remark kind="danger" role="alert">
      <strong>{t(`${code}.title`)}</strong>
      <p>{t(`${code}.detail`)}</p>
    </Remark>
  );
};
