import { styled } from 'styled-components';

export const EmbedBlock = styled.div`
  display: grid;
  gap: 24px;

  > fieldset {
    border-radius: var(--radius-surface);
  }
  .news:empty {
    display: none;
  }
  .news :is(strong, p, output) {
    display: block;
    margin-bottom: 8px;
  }
  [id^='embed'] {
    scroll-margin-top: 112px;
  }
  iframe {
    width: 100%;
    border: 0;
  }
`;
