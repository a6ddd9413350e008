import { definePage, useNavigation } from '../../core/page.js';
import { Article, useArticle } from '../../features/content/article.js';
import { ClosedJob } from '../../features/content/closed-job.js';
import { JobFacts } from '../../features/content/job-facts.js';
import { loadPostedDraft } from '../../features/enquiry/form/posted-draft.js';
import { JobApplication } from '../../features/enquiry/job-application.js';
import { islands, loadDocument } from '../islands.js';

const JobOfferDetail = () => {
  const { slug = '' } = useNavigation().place.params;
  const { job } = useArticle('jobs');
  if (job?.isClosed) return <ClosedJob />;
  return (
    <Article kind="jobs" islands={islands} facts={<JobFacts applyAt="apply" />}>
      <JobApplication jobOffer={slug} />
    </Article>
  );
};

export default definePage({
  namespaces: ['blogs', 'product', 'form', 'yup'],
  load: async (context) => {
    const [draft] = await Promise.all([loadDocument('jobs', context), loadPostedDraft(['jobApplication'], context)]);
    return draft;
  },
  Component: JobOfferDetail,
});
