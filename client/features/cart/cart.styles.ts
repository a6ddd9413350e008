import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Lines at the left, sticky totals at the right. */
export const CartLayout = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 32px 64px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    color: var(--ink-muted);
  }
  > header h1 {
    color: var(--ink);
  }
  .lines {
    display: grid;
    gap: 16px;
    align-content: start;
    min-width: 0;
  }
  .lines > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  aside {
    display: grid;
    gap: 16px;
    align-content: start;
    border-radius: var(--radius-large);
  }
  aside h2 {
    font-size: 1.25rem;
  }
  [aria-labelledby='saved-for-later'] h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  aside .limit {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  aside .safe {
    display: flex;
    gap: 8px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  aside .safe svg {
    flex: none;
    margin-top: 1px;
  }
  aside details + ul {
    margin-top: 12px;
  }
  aside > a:last-child {
    justify-self: start;
    padding-block: 4px;
    font-weight: 600;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: 32px 64px;
    padding-block: 48px 84px;
    > header {
      grid-column: 1 / -1;
    }
    aside {
      position: sticky;
      top: 24px;
      align-self: start;
    }
  }
  @media print {
    gap: 4mm;
    padding-block: 0;
    aside {
      gap: 2mm;
      padding: 0;
    }
    > section,
    aside > :not(h2, dl, .limit),
    :is(.act, .tier, .apply) {
      display: none;
    }
  }
`;

/** Notices above an empty cart. */
export const EmptyCartNotices = styled.div`
  > * {
    margin-top: 24px;
  }
`;
