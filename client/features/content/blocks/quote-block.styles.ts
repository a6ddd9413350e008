import { styled } from 'styled-components';

export const Quote = styled.figure`
  max-width: 44rem;
  padding-inline-start: 24px;
  border-inline-start: 3px solid var(--primary);

  blockquote {
    margin: 0;
    font: var(--heading-weight) 1.5rem/1.35 var(--font-heading);
    letter-spacing: var(--heading-tracking);
  }
  blockquote > * + * {
    margin-top: 0.6em;
  }
  figcaption {
    margin-top: 12px;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
`;
