import { styled } from 'styled-components';
import { linePictureCss } from '../../../ui/order/line-css.js';

/** Attached items, each with picture and a link to remove it. */
export const ContextBox = styled.section`
  padding: 20px;
  border-radius: var(--radius-surface);
  background: var(--card);

  &:has(ul:empty) {
    display: none;
  }
  h2 {
    margin-bottom: 14px;
    font-size: 1.125rem;
  }
  ul {
    display: grid;
    gap: 14px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  li > div {
    flex: 1;
    min-width: 0;
  }
  .picture {
    flex: none;
    width: 72px;
    overflow: hidden;
    border-radius: var(--radius-control);
    background: var(--line);
  }
  ${linePictureCss}
  div > a,
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  small + a {
    font-size: 0.875rem;
    font-weight: 500;
  }
  .leave {
    padding: 10px 0;
    color: var(--tertiary-text);
    font-size: 0.875rem;
    font-weight: 500;
  }
`;
