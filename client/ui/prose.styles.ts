import { styled } from 'styled-components';

/** Text that is rendered from Markdown. */
export const Prose = styled.div`
  max-width: 68ch;
  font-size: 1.125rem;
  line-height: 1.65;

  > * + * {
    margin-top: 1em;
  }
  > h2 {
    margin-top: 1.6em;
    font-size: 1.75rem;
    scroll-margin-top: 16px;
  }
  > h3 {
    margin-top: 1.4em;
  }
  ul,
  ol {
    padding-inline-start: 1.3em;
    list-style: revert;
  }
  li + li {
    margin-top: 0.35em;
  }
  img {
    border-radius: var(--radius-surface);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: 20px;
    border-inline-start: 3px solid var(--primary);
    color: var(--ink-muted);
  }
  .table {
    overflow-x: auto;
  }
  table {
    font-size: 1rem;
    line-height: 1.45;
  }
  th,
  td {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    &[data-align='end'] {
      text-align: end;
    }
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  code {
    font-size: 0.9em;
  }
`;
