import { definePage, useNavigation } from '../../core/page.js';
import { Article } from '../../features/content/article.js';
import { JobFacts } from '../../features/content/job-facts.js';
import { loadPosted } from '../../features/enquiry/form/posted.js';
import { JobApplication } from '../../features/enquiry/job-application.js';
import { islands, loadDocument } from '../islands.js';

const JobOfferDetail = () => (
  <Article kind="jobs" islands={islands} facts={<JobFacts />}>
    <JobApplication jobOffer={useNavigation().place.params.slug ?? ''} />
  </Article>
);

export default definePage({
  namespaces: ['blogs', 'product', 'form', 'yup', 'apiErrors'],
  load: async (context) => {
    const [draft] = await Promise.all([loadDocument('jobs', context), loadPosted(['jobApplication'], context)]);
    return draft;
  },
  Component: JobOfferDetail,
});
