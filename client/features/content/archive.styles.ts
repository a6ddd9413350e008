import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ArchiveLayout = styled.div`
  > header {
    max-width: 760px;
    margin-bottom: 32px;
  }
  > header > * + * {
    margin-top: 16px;
  }
  > header > p {
    color: var(--ink-muted);
    font-size: 1.125rem;
  }
  .lead {
    margin-bottom: 48px;
    padding-bottom: 48px;
    border-bottom: 1px solid var(--line);
    scroll-margin-top: 16px;
  }
  .lead > h2 {
    margin-bottom: 24px;
  }
  .lead + h2 {
    margin-bottom: 24px;
  }
  ${from.lg} {
    > header {
      margin-bottom: 48px;
    }
  }
`;
