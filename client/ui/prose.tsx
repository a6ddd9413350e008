import { Prose } from './prose.styles.js';

/** A document's body. The HTML comes from our own Markdown, in which raw HTML is text. */
export const Body = ({ html }: { html: string }) => <Prose dangerouslySetInnerHTML={{ __html: html }} />;
