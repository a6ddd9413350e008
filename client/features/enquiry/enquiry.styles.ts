import { styled } from 'styled-components';
import { Section } from '../../ui/section.styles.js';
import { from } from '../../theme/breakpoints.js';

/** Form at the left, further information at the right. */
export const EnquiryPage = styled.div`
  > header {
    max-width: 760px;
    margin-bottom: 32px;
  }
  > header p {
    margin-top: 16px;
    color: var(--ink-muted);
    font-size: 1.125rem;
  }
  > div {
    display: grid;
    gap: 48px;
  }
  > div > div:first-child {
    max-width: 640px;
  }
  > div > div:first-child > [role='alert'] + * {
    margin-top: 24px;
  }
  .lead {
    color: var(--ink-muted);
  }
  aside {
    align-self: start;
    padding: 28px;
    border-radius: var(--radius-surface);
    background: var(--card);
  }
  aside h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  aside > * + h2 {
    margin-top: 24px;
  }
  aside a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  .now {
    min-height: 1.5em;
    margin-bottom: 10px;
    font-weight: 600;
  }
  .now[data-open] {
    color: var(--success);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 6px;
    border-top: 1px solid var(--line);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  dl + ul {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  ${from.lg} {
    > div {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: 90px;
    }
  }
`;

/** Form below a text, with limited width. */
export const FormSection = styled(Section)`
  > header {
    display: block;
    max-width: 640px;
  }
  > header p {
    margin-top: 12px;
    color: var(--ink-muted);
    font-size: 1.125rem;
  }
  > form,
  > div {
    max-width: 640px;
  }
  .lead {
    color: var(--ink-muted);
  }
`;
