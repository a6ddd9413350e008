import { styled } from 'styled-components';
import { roundButton } from '../ui/control-css.js';
import { toneCss } from '../ui/tone-css.js';

/** At the end of the page; sticks to the lower edge of the window until the visitor scrolls there, so that it covers nothing at the end. */
export const BannerBar = styled.div`
  ${toneCss}
  position: sticky;
  z-index: 18;
  bottom: 0;
  color: var(--ink);

  &[data-notice] {
    border-top: 3px solid var(--tone);
    background: var(--soft);
    animation: banner-appear 200ms ease-out;
  }
  html.has-bar &[data-notice] {
    bottom: 73px;
  }
  &[data-notice] > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 60px;
    padding-block: 8px;
  }
  output {
    display: flex;
    flex: 1 1 260px;
    align-items: start;
    gap: 10px;
  }
  output svg {
    flex: none;
    margin-top: 2px;
    color: var(--tone);
  }
  .close {
    ${roundButton}
  }
  @keyframes banner-appear {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`;
