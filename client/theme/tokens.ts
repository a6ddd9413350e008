import type { Theme } from '../../src/contract/brands.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A brand's theme as CSS variables: colours by name (`--ink-muted`), others with their group (`--radius-pill`). */
export const tokensCss = ({ colors, radius, font }: Theme): string => {
  const variables = [
    ...Object.entries(colors).map(([name, value]) => `--${kebab(name)}:${value}`),
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}`),
    `--font-heading:'${font.heading}','Heading Fallback','Heading Wide',sans-serif`,
    `--font-text:'${font.text}','Text Fallback','Text Wide',sans-serif`,
    `--heading-weight:${font.weight}`,
    `--heading-tracking:${font.tracking}`,
    `--heading-scale:${font.scale}`,
  ];
  return `:root{${variables.join(';')}}`;
};
