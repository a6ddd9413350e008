import { styled } from 'styled-components';
import { badgeCss } from './badge-css.js';

export const ClassBadge = styled.span`
  ${badgeCss}
`;
