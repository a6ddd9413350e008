import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const Main = styled.main`
  min-height: 60vh;
  padding-bottom: 64px;

  ${from.lg} {
    padding-bottom: 96px;
  }
`;

/** Logo and site name as one link home. */
export const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: inherit;
  font: 600 1.375rem/1 var(--font-heading);
  letter-spacing: -0.01em;
  text-decoration: none;
`;
