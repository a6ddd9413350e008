import { styled } from 'styled-components';
import { controlBox } from '../../ui/control-css.js';

export const RoomFields = styled.form`
  margin-top: 20px;

  fieldset {
    position: relative;
    padding: 20px 0;
    border-top: 1px solid var(--line);
  }
  legend {
    float: inline-start;
    width: 100%;
    margin-bottom: 14px;
    padding: 0;
    font-weight: 600;
  }
  legend + * {
    clear: both;
  }
  .aside {
    position: absolute;
    inset-inline-end: 0;
    top: 20px;
    color: var(--ink-muted);
    font-variant-numeric: tabular-nums;
  }
  .aside + * {
    clear: both;
  }
  .uses {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: 10px;
    clear: both;
  }
  .uses label {
    display: flex;
    align-items: center;
    min-height: 52px;
    padding: 8px 12px;
    font-size: 0.9375rem;
    line-height: 1.25;
    hyphens: auto;
  }
  details {
    clear: both;
  }
  summary {
    min-height: 32px;
    padding-block: 6px;
    color: var(--tertiary-text);
    font-size: 0.9375rem;
    font-weight: 500;
    cursor: pointer;
  }
  details > div {
    margin-top: 8px;
  }
  .sizes {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 10px;
    clear: both;
  }
  .counts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px 16px;
    margin-top: 12px;
  }
  .field label {
    display: block;
    margin-bottom: 4px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .box {
    display: flex;
    align-items: center;
    gap: 6px;
    padding-inline-end: 12px;
    ${controlBox}
    color: var(--ink-muted);
  }
  .box:has([aria-invalid]) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  .box:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  .box input {
    width: 100%;
    min-width: 0;
    min-height: 48px;
    padding: 0 0 0 12px;
    border: 0;
    outline: 0;
    background: none;
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .box input::placeholder {
    color: var(--ink);
    opacity: 1;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    border-bottom: 1px solid var(--line);
    clear: both;
  }
  .select {
    position: relative;
    display: flex;
    flex: 1 1 160px;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
  }
  select {
    width: 100%;
    min-height: 44px;
    padding: 0 26px 0 8px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    font-weight: 600;
    text-align: end;
    text-align-last: end;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }
  .select svg {
    position: absolute;
    inset-inline-end: 2px;
    pointer-events: none;
  }
  option,
  optgroup {
    background: var(--surface);
    color: var(--ink);
    text-align: start;
  }
  [data-error] {
    display: flex;
    flex-basis: 100%;
    gap: 6px;
    margin-block: 6px;
    color: var(--danger);
    font-size: 0.875rem;
    font-weight: 500;
  }
  [data-error] svg {
    flex: none;
  }
  .pieces {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 104px;
    gap: 20px;
    align-items: end;
    margin-top: 18px;
  }
  .pieces .box input {
    font: var(--heading-weight) 1.5rem/1 var(--font-heading);
  }
  [type='range'] {
    width: 100%;
    height: 48px;
    margin: 0;
    accent-color: var(--ink);
    cursor: pointer;
  }
  .send {
    margin-top: 12px;
  }
  @media (scripting: enabled) {
    .send {
      display: none;
    }
  }
  @media (scripting: none) {
    .pieces [type='range'] {
      display: none;
    }
  }
`;
