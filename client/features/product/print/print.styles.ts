import { styled } from 'styled-components';

/** Photo studio. A container query puts picture and preview side by side when its own width allows it. */
export const StudioBlock = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  .desk,
  .cutting,
  .seeing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }
  @container (min-width: 800px) {
    .desk {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 48px;
    }
  }
  .choosing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  @media (scripting: none) {
    .choosing {
      display: none;
    }
  }
  .hint,
  figcaption {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }

  .earlier h3 {
    margin-bottom: 10px;
    font-size: 1rem;
  }
  .earlier ul {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .earlier button {
    overflow: hidden;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--card);
  }
  .earlier button:hover {
    border-color: var(--ink);
  }
  .earlier img {
    width: 96px;
    height: 96px;
    object-fit: cover;
  }
  .small {
    display: grid;
    justify-items: start;
    gap: 16px;
  }
  .small img {
    width: auto;
    max-width: 100%;
    max-height: 260px;
    border-radius: var(--radius-control);
  }

  .scene svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-surface);
  }
  .scene svg svg {
    border-radius: 0;
  }
  .scene [data-part='shadow'] {
    fill: color-mix(in srgb, var(--dark) 35%, transparent);
  }
  figcaption {
    margin-top: 8px;
  }
`;
