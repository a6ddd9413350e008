import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../remark.js';

/**
 * Problem of a form that was sent without scripts. The server adds its code to the query, and the page then loads `apiErrors`.
 * @param except codes that the page itself explains
 */
export const PostedProblem = ({ except = [] }: { except?: readonly string[] }) => {
  const code = useNavigation().place.search.get('problem');
  return code && !except.includes(code) && <PostedRemark code={code} />;
};

/** Remark with the text of a problem code; nothing for a code without a text. */
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
