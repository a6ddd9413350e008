import { definePage, useNavigation } from '../../core/page.js';
import { Article, loadArticle, useArticle } from '../../features/content/article.js';
import { ClosedJob } from '../../features/content/closed-job.js';
import { JobFacts } from '../../features/content/job-facts.js';
import { JobApplication } from '../../features/enquiry/job-application.js';

const JobOfferDetail = () => {
  const { slug = '' } = useNavigation().place.params;
  const { job } = useArticle('jobs');
  if (job?.isClosed) return <ClosedJob />;
  return (
    <Article kind="jobs" facts={<JobFacts applyAt="apply" />}>
      <JobApplication jobOffer={slug} />
    </Article>
  );
};

export default definePage({ namespaces: ['blogs', 'form', 'yup'], load: (context) => loadArticle('jobs', context), Component: JobOfferDetail });
