import { styled } from 'styled-components';

/** Picture with crop window and guides for the visible part. On wide screens the caption overlays the lower edge. */
export const StageBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  .stage {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-surface);
    background: var(--ink);
    clip-path: inset(0 round var(--radius-surface));
  }
  .guides {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .guides rect {
    fill: none;
    stroke: var(--on-dark);
    stroke-width: 1.25;
    stroke-dasharray: 5 4;
    filter: drop-shadow(0 0 1px rgb(0 0 0 / 60%));
  }
  .caption {
    color: var(--ink-muted);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  @container (min-width: 520px) {
    > * {
      grid-area: 1 / 1;
    }
    .caption {
      z-index: 1;
      align-self: end;
      padding: 22px 18px 12px;
      border-radius: 0 0 var(--radius-surface) var(--radius-surface);
      background: linear-gradient(transparent, color-mix(in srgb, var(--dark) 90%, transparent) 45%);
      color: var(--on-dark);
      pointer-events: none;
    }
  }
  /* Rules of react-easy-crop, because the Content-Security-Policy blocks the styles that it injects. */
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    background: #fff;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    border: 2px solid var(--on-dark);
    box-shadow: 0 0 0 9999em;
    color: color-mix(in srgb, var(--dark) 62%, transparent);
    transform: translate(-50%, -50%);
  }
  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid var(--primary);
    outline-offset: 3px;
  }
  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    border: 1px solid color-mix(in srgb, var(--on-dark) 45%, transparent);
  }
  .reactEasyCrop_CropAreaGrid::before {
    inset: 0 33.33%;
    border-block: 0;
  }
  .reactEasyCrop_CropAreaGrid::after {
    inset: 33.33% 0;
    border-inline: 0;
  }
`;
