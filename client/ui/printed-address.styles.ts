import { styled } from 'styled-components';

export const PrintedAddressBlock = styled.div`
  display: none;

  @media print {
    display: flex;
    align-items: center;
    gap: 6mm;
    margin-top: 5mm;
    padding-top: 3mm;
    border-top: 1px solid var(--line);
    font-size: 10pt;
    break-inside: avoid;

    img {
      width: 22mm;
      height: 22mm;
    }
  }
`;
