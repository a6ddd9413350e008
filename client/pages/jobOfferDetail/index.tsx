import { definePage, useNavigation } from '../../core/page.js';
import { Article, loadArticle } from '../../features/content/article.js';
import { JobFacts } from '../../features/content/job-facts.js';
import { loadPosted } from '../../features/enquiry/form/posted.js';
import { JobApplication } from '../../features/enquiry/job-application.js';

const JobOfferDetail = () => (
  <Article kind="jobs" facts={<JobFacts />}>
    <JobApplication jobOffer={useNavigation().place.params.slug ?? ''} />
  </Article>
);

export default definePage({
  namespaces: ['blogs', 'form', 'yup', 'apiErrors'],
  load: async (context) => {
    const [draft] = await Promise.all([loadArticle('jobs', context), loadPosted(['jobApplication'], context)]);
    return draft;
  },
  Component: JobOfferDetail,
});
