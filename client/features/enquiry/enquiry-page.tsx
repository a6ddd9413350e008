import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { EnquiryPage as Layout } from './enquiry.styles.js';

interface EnquiryPageProps {
  title: string;
  summary?: string | undefined;
  children: ReactNode;
  aside?: ReactNode;
  /** Over the whole width. */
  below?: ReactNode;
}

/** A page round a form. */
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
