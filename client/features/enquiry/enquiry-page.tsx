import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { EnquiryPage as Layout } from './enquiry.styles.js';

interface EnquiryPageProps {
  title: string;
  summary?: string | undefined;
  children: ReactNode;
  aside?: ReactNode;
  /** Content below, with the full width. */
  below?: ReactNode;
}

/** Layout of a page with a form. */
export const EnquiryPage = ({ title, summary, children, aside, below }: EnquiryPageProps) => (
  <Layout className="container">
    <Breadcrumbs />
    <header>
      <h1>{title}</h1>
      {summary && <p>{summary}</p>}
    </header>
    <div>
      <div>{children}</div>
      {aside && <aside>{aside}</aside>}
    </div>
    {below}
  </Layout>
);
