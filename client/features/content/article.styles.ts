import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ArticleLayout = styled.div`
  article > header {
    max-width: 960px;
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin-bottom: 12px;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  .meta > * + *::before {
    content: '· ';
  }
  h1 {
    font-size: calc(clamp(2.25rem, 1.5rem + 2.9vw, 3.5rem) * var(--heading-scale));
  }
  article > img {
    width: 100%;
    max-height: 560px;
    margin-top: 28px;
    border-radius: var(--radius-large);
    object-fit: cover;
  }
  .text {
    margin-top: 32px;
  }
  .text > nav {
    margin-bottom: 28px;
    padding-inline-start: 18px;
    border-inline-start: 2px solid var(--line);
    font-size: 0.9375rem;
  }
  .text > nav h2 {
    margin-bottom: 8px;
    font: 600 0.9375rem/1.4 var(--font-text);
    letter-spacing: 0;
  }
  .text > nav a {
    display: inline-block;
    padding-block: 5px;
    color: var(--ink-muted);
    text-decoration: none;
    &:hover {
      color: var(--ink);
      text-decoration: underline;
    }
  }
  .read-on {
    display: grid;
    gap: 16px;
    margin-top: 64px;
  }
  .read-on a {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-surface);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: var(--card);
    }
  }
  .read-on a[rel='next'] {
    justify-content: flex-end;
    text-align: end;
  }
  .read-on svg {
    flex: none;
  }
  .read-on small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  ${from.lg} {
    article > header {
      margin-inline-start: 8.33%;
    }
    .text {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
      gap: 30px;
      margin: 48px 0 0 8.33%;
    }
    .text > nav {
      position: sticky;
      top: 120px;
      align-self: start;
      margin: 0;
    }
    .text > div {
      grid-column: 2;
    }
    .read-on {
      grid-template-columns: 1fr 1fr;
    }
    .read-on a[rel='next'] {
      grid-column: 2;
    }
  }
`;
