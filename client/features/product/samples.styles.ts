import { styled } from 'styled-components';
import { controlBox } from '../../ui/control-css.js';

export const SampleList = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    cursor: pointer;
  }
  summary b {
    font-weight: 600;
  }
  summary::after {
    content: '+';
    font-size: 1.25rem;
    line-height: 1;
  }
  &[open] summary::after {
    content: '–';
  }
  summary span {
    margin-left: auto;
    color: var(--ink-muted);
  }
  form > p {
    margin-bottom: 14px;
    color: var(--ink-muted);
  }
  /* The drawer, which is inside the form, has lists, buttons and links of its own. */
  form > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
    gap: 8px;
  }
  form > ul + :not(dialog) {
    margin-top: 12px;
  }
  form > ul > li > * {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 48px;
    padding: 8px 12px;
    color: inherit;
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    ${controlBox}
    span::first-letter {
      text-transform: uppercase;
    }
    small {
      display: flex;
      align-items: center;
      gap: 4px;
      color: var(--ink-muted);
      font-size: 0.875rem;
    }
  }
  form > ul > li > a {
    border-color: var(--success);
    background: var(--success-soft);
  }
  form > ul > li > [data-current] {
    border-color: var(--ink);
  }
  form > ul > li > :disabled {
    color: var(--ink-muted);
    cursor: default;
  }
`;
