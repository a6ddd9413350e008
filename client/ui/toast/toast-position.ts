import { from } from '../../theme/breakpoints.js';

/** Position in the corner, above the buy bar, the connection banner and the chat button. */
export const toastPosition = `
  --bar: 0px;
  --notice: 0px;
  --chat: 0px;
  position: fixed;
  z-index: 40;
  right: 15px;
  bottom: calc(15px + var(--bar) + var(--notice) + var(--chat));
  display: grid;
  gap: 10px;
  width: 390px;
  max-width: calc(100vw - 30px);

  html.has-bar & {
    --bar: 77px;
  }
  html.has-notice & {
    --notice: 125px;
  }
  ${from.md} {
    right: 20px;
    html.has-notice & {
      --notice: 68px;
    }
    html.has-chat & {
      --chat: 69px;
    }
  }
`;
