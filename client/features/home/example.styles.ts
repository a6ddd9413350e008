import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ExampleCard = styled.section`
  display: grid;
  margin-top: 48px;
  overflow: hidden;
  border-radius: var(--radius-large);
  background: var(--dark);
  color: var(--on-dark);

  > div {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 18px;
    padding: 36px 24px;
  }
  p,
  small,
  dt {
    color: var(--on-dark-muted);
  }
  p {
    max-width: 52ch;
  }
  small {
    max-width: 60ch;
    font-size: 0.875rem;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 28px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font: var(--heading-weight) 3.25rem/1.1 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  dl > div:last-child {
    position: relative;
    padding-inline-start: 56px;
  }
  dl > div:last-child::before {
    content: '→' / '';
    position: absolute;
    inset-inline-start: 0;
    top: 8px;
    color: var(--accent-on-dark);
    font: 400 2rem/1.3 var(--font-text);
  }
  dl > div:last-child dd {
    color: var(--accent-on-dark);
  }
  > picture > img {
    width: 100%;
    height: 100%;
    min-height: 220px;
    object-fit: cover;
  }
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
    margin-top: 84px;
    > div {
      padding: 56px 60px;
    }
  }
`;
