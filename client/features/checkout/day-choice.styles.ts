import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Small buttons of a switch between two views. */
export const ViewSwitch = styled.fieldset`
  display: flex;
  gap: 10px;

  label {
    padding: 6px 16px;
  }
`;

/** Days to choose from: `ol[data-view="Week"]` in rows of seven, `Day` one below the other. */
export const DayChoice = styled.fieldset`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    margin-bottom: 14px;
  }
  h2 {
    font-size: 1.25rem;
  }
  ol {
    display: grid;
    gap: 8px;
  }
  ol[data-view='Week'] {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 4px;
    text-align: center;
  }
  ol[data-view='Week'] :is(label, span) {
    display: block;
    height: 100%;
    padding: 10px 2px;
  }
  span {
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--card);
    color: var(--ink-muted);
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.75rem;
    line-height: 1.5;
  }
  ol[data-view='Day'] small {
    font-size: 0.875rem;
  }
  small[data-first] {
    color: var(--success);
    font-weight: 500;
  }
  ol[data-view='Week'] strong {
    display: block;
    font: 600 1.25rem/1.3 var(--font-heading);
  }
  ol[data-view='Week'] span strong {
    font-weight: 500;
  }
  ol[data-view='Day'] label {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding-block: 12px;
  }
  ${from.sm} {
    ol[data-view='Week'] {
      gap: 10px;
    }
    ol[data-view='Week'] strong {
      font-size: 1.5rem;
    }
    small {
      font-size: 0.875rem;
    }
  }
`;
