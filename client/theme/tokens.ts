import type { Theme } from '../../src/contract/brands.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const ticks = (step: number, height: number) => `repeating-linear-gradient(90deg,var(--ink-muted) 0 1px,transparent 1px ${step}px) 0 0/100% ${height}px no-repeat`;
/** Edge of sections as a background: a ruler with every fifth tick longer. */
const sectionEdges = { ruler: [`--edge:${ticks(10, 6)},${ticks(50, 14)}`, '--edge-display:block'] };

/** A brand's theme as CSS variables: colours by name (`--ink-muted`), others with their group (`--radius-pill`). */
export const tokensCss = ({ colors, radius, font, sectionEdge }: Theme): string => {
  const variables = [
    ...Object.entries(colors).map(([name, value]) => `--${kebab(name)}:${value}`),
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}`),
    `--font-heading:'${font.heading}','Heading Fallback','Heading Wide',sans-serif`,
    `--font-text:'${font.text}','Text Fallback','Text Wide',sans-serif`,
    `--heading-weight:${font.weight}`,
    `--heading-tracking:${font.tracking}`,
    `--heading-scale:${font.scale}`,
    ...(sectionEdge ? sectionEdges[sectionEdge] : []),
  ];
  return `:root{${variables.join(';')}}`;
};
