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
  > header > a {
    display: inline-block;
    padding-block: 4px;
  }
  ${from.lg} {
    > header {
      margin-bottom: 48px;
    }
  }
`;
