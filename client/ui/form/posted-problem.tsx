import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../remark.js';

/**
 * Why a form that was sent without scripts did not work; the server names it in the query, and the page loads `apiErrors` with it.
 * @param except codes that the page explains itself
 */
export const PostedProblem = ({ except = [] }: { except?: readonly string[] }) => {
  const code = useNavigation().place.search.get('problem');
  return code && !except.includes(code) && <PostedRemark code={code} />;
};

/** A problem by its code, on a page whose address names one; nothing for a code without a text. */
export const PostedRemark = ({ code }: { code: string }) => {
  const t: (key: never) => string = useTexts('apiErrors');
  const [title, detail] = [`${code}.title` as never, `${code}.detail` as never];
  if (t(title) === title) return null;
  return (
    <Remark kind="danger" role="alert">
      <strong>{t(title)}</strong>
      <p>{t(detail)}</p>
    </Remark>
  );
};
