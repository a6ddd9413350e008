import { definePage } from '../../core/page.js';
import { Archive, loadArchive } from '../../features/content/archive.js';

const JobOfferOverview = () => <Archive kind="jobs" route="jobOfferOverview" />;

export default definePage({
  namespaces: ['blogs', 'inspiration'],
  load: async (context) => ({ ...(await loadArchive('jobs', context)), description: context.texts('blogs')('job.summary') }),
  Component: JobOfferOverview,
});
