import { styled } from 'styled-components';
import { badgeRules } from './badge-rules.js';

export const ClassBadge = styled.span`
  ${badgeRules}
`;
