import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const Main = styled.main`
  min-height: 60vh;
  padding-bottom: 64px;

  ${from.lg} {
    padding-bottom: 96px;
  }
  @media print {
    min-height: 0;
    padding-bottom: 0;
  }
`;

/** Logo and site name as one link to the home page. */
export const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: inherit;
  font: var(--heading-weight) 1.0625rem/1.05 var(--font-heading);
  letter-spacing: -0.01em;
  text-decoration: none;

  > svg {
    flex: none;
  }
  ${from.sm} {
    gap: 12px;
    font-size: 1.375rem;
    white-space: nowrap;
  }
`;
