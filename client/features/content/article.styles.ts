import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ArticleLayout = styled.div`
  article > header {
    max-width: 960px;
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    margin-bottom: 12px;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  .meta > :not(:last-child)::after {
    content: ' ·';
  }
  .apply {
    margin-top: 24px;
  }
  h1 {
    font-size: calc(clamp(2.25rem, 1.5rem + 2.9vw, 3.5rem) * var(--heading-scale));
  }
  article > picture > img {
    width: 100%;
    max-height: 560px;
    margin-top: 28px;
    border-radius: var(--radius-large);
    object-fit: cover;
  }
  .text {
    margin-top: 32px;
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
  }
  ${from.lg} {
    article > header {
      margin-inline-start: 8.33%;
    }
    .text {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
      gap: 0 30px;
      margin: 48px 0 0 8.33%;
    }
    .text > div,
    .text > footer {
      grid-column: 2;
    }
    .text > nav {
      grid-row: 1 / span 2;
    }
  }
  @media print {
    .text ~ *,
    .related {
      display: none;
    }
    article > picture > img {
      max-height: 90mm;
    }
    .text {
      display: block;
      margin-inline-start: 0;
      hyphens: none;
    }
    .text a[href^='http']::after {
      content: ' (' attr(href) ')';
      color: var(--ink-muted);
      font-size: 0.875em;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    figure,
    img,
    table {
      break-inside: avoid;
    }
  }
`;
