import { definePage } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Archive, loadArchive } from '../../features/content/archive.js';
import { JobList, NoJobs } from '../../features/content/job-list.js';

const JobOfferOverview = () => (
  <Archive name="jobs" summary={useTexts('blogs')('job.summary')} empty={<NoJobs />}>
    <JobList />
  </Archive>
);

export default definePage({
  namespaces: ['blogs', 'inspiration'],
  load: async (context) => ({ ...(await loadArchive('jobs', context)), description: context.texts('blogs')('job.summary') }),
  Component: JobOfferOverview,
});
