import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { titleLink } from '../../ui/text-css.js';

export const BrandList = styled.ul`
  display: grid;
  border-top: 1px solid var(--ink);

  li {
    position: relative;
    display: grid;
    grid-template-columns: 72px 1fr;
    align-items: center;
    gap: 6px 24px;
    padding-block: 28px;
    border-bottom: 1px solid var(--line);
  }
  svg {
    grid-row: span 2;
  }
  h3 {
    align-self: end;
    font-size: 1.75rem;
  }
  p {
    align-self: start;
    max-width: 60ch;
    color: var(--ink-muted);
  }
  a {
    ${titleLink}
  }
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
    column-gap: 60px;
  }
`;
