import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

/** Secret for an authenticator app: QR code, and beside it the text to type. */
export const SecretCard = styled.div`
  display: grid;
  gap: 20px;
  max-width: 640px;
  margin-bottom: 12px;
  outline: none;

  > img {
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
  > div {
    display: grid;
    gap: 12px;
    align-content: center;
  }
  code {
    font-size: 1.0625rem;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    user-select: all;
  }
  ${from.sm} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 28px;
  }
`;

/** Codes in columns of equal width. */
export const CodeList = styled.div`
  display: grid;
  gap: 16px;
  max-width: 640px;

  > h3 {
    outline: none;
  }
  > ul {
    display: grid;
    gap: 8px 28px;
    padding: 20px;
    border-radius: var(--radius-control);
    background: var(--card);
  }
  code {
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  ${from.sm} {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Buttons side by side; on a phone in a column and with full width. */
export const Actions = styled.div`
  display: grid;
  gap: 12px;

  ${from.sm} {
    display: flex;
    flex-wrap: wrap;
  }
`;
