import { styled } from 'styled-components';

/** Choice of a photo (`choosing`), or the chosen one (`chosen`, `own`). The least height keeps the page in place when one replaces the other. */
export const StudioBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: 236px;

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
    background: #fff;
  }
  .earlier button:hover {
    border-color: var(--ink);
  }
  .earlier img {
    width: 96px;
    height: 96px;
    object-fit: cover;
  }
  .own img {
    width: 100%;
    height: auto;
    max-height: 140px;
    border-radius: var(--radius-control);
    background: #fff;
    object-fit: contain;
  }

  .chosen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  .own {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
  }
  .own > div {
    display: grid;
    justify-items: start;
    gap: 10px;
  }
  .print {
    display: block;
    width: 100%;
    max-height: 140px;
    border-radius: var(--radius-control);
    background: var(--card);
  }
  .print [data-part='shadow'] {
    fill: color-mix(in srgb, var(--dark) 25%, transparent);
  }
  .print [data-part='sheet'] {
    fill: #fff;
  }
`;
