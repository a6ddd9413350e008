import { queryOf } from '../../../../src/contract/routes.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { SubjectNav } from './subject-links.styles.js';
import { type Subject, useSubjects } from './subjects.js';

/** Query parameters with the outcome of a previous form. */
const answers = ['sent', 'receipt', 'held', 'problem', 'kind'];

/** Links to the form of each subject. Typed values are kept. */
export const SubjectLinks = ({ current }: { current: Subject }) => {
  const t = useTexts('form');
  const href = useHref();
  const { place, navigate } = useNavigation();
  const kept = Object.fromEntries(Object.entries(queryOf(place.search)).filter(([name]) => !answers.includes(name)));
  return (
    <SubjectNav aria-labelledby="subject">
      <h2 id="subject">{t('enquiry.subject')}</h2>
      <ul>
        {useSubjects().map((subject) => {
          const path = href('contact', undefined, { ...kept, about: subject === 'question' ? undefined : subject });
          return (
            <li key={subject}>
              <a
                href={path}
                aria-current={subject === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  void navigate(path, { replace: true, keepScroll: true });
                }}
              >
                {t(`enquiry.subjects.${subject}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </SubjectNav>
  );
};
