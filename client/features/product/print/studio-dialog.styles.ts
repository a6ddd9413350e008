import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';
import { roundButton, wholeWindow } from '../../../ui/control-css.js';

/** The whole window: title, then stage and tools, which scroll on small screens, and the way on. */
export const StudioDialogBlock = styled.dialog`
  container-type: inline-size;
  ${wholeWindow}

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 15px;
  }
  .head h2 {
    font-size: 1.25rem;
  }
  .head button {
    ${roundButton}
    flex: none;
    &:hover {
      background: var(--card);
    }
  }
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 24px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 15px 24px;
  }
  .cutting,
  .seeing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }
  /* Stage and zoom fill the screen of a phone; the rest is below. */
  .stage {
    height: max(240px, 100dvh - 300px);
    margin-inline: -15px;
    border-radius: 0;
    clip-path: none;
  }
  .hint {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  @media (pointer: coarse) {
    .keys {
      display: none;
    }
  }
  .notes {
    display: grid;
    gap: 8px;
    max-height: 34dvh;
    overflow-y: auto;
    font-size: 0.9375rem;
  }
  .notes:empty {
    display: none;
  }
  .foot {
    display: grid;
    gap: 12px;
    padding: 12px 15px max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
  }
  ${from.md} {
    .head {
      padding: 16px 30px;
    }
    .desk {
      padding-inline: 30px;
    }
    .stage {
      height: max(300px, 100dvh - 430px);
      margin-inline: 0;
      border-radius: var(--radius-surface);
      clip-path: inset(0 round var(--radius-surface));
    }
    .foot {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding: 14px 30px;
    }
    .foot > :last-child {
      grid-column: 2;
      width: auto;
      min-width: 320px;
    }
  }
  ${from.lg} {
    .head,
    .desk,
    .foot {
      padding-inline: max(30px, 50vw - 645px);
    }
    .head h2 {
      font-size: 2rem;
    }
    .desk {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      column-gap: 56px;
    }
  }
`;
