import { look } from '#brand';
import type { Look } from '../../src/contract/brands.js';

/** A brand's mark; its name stands beside it as text. `isPlain` draws it in the colour of the text. */
export const Mark = ({ logo: { viewBox, shapes }, size, isPlain = false }: { logo: Look['logo']; size: number; isPlain?: boolean }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox={viewBox} fill="none" strokeLinecap="round" strokeLinejoin="round">
    {shapes.map(({ d, fill, stroke, strokeWidth }) => (
      <path key={d} d={d} fill={fill && (isPlain ? 'currentColor' : fill)} stroke={stroke && (isPlain ? 'currentColor' : stroke)} strokeWidth={strokeWidth} />
    ))}
  </svg>
);

/** This site's mark. */
export const LogoMark = ({ size = 34 }: { size?: number }) => <Mark logo={look.logo} size={size} />;
