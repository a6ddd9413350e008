import { look } from '#brand';
import type { Look, LogoShape } from '../../src/contract/brands.js';

/** A brand's mark; its name stands beside it as text. `isPlain` draws it in the colour of the text alone. */
export const Mark = ({ logo: { viewBox, shapes }, size, isPlain = false }: { logo: Look['logo']; size: number; isPlain?: boolean }) => {
  const inPlain = ({ plain }: LogoShape) => (plain === 'paper' ? 'var(--paper)' : 'currentColor');
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={viewBox} fill="none" strokeLinecap="round" strokeLinejoin="round">
      {shapes.map((shape) => (
        <path
          key={shape.d}
          d={shape.d}
          fill={shape.fill && (isPlain ? inPlain(shape) : shape.fill)}
          stroke={shape.stroke && (isPlain ? inPlain(shape) : shape.stroke)}
          strokeWidth={shape.strokeWidth}
        />
      ))}
    </svg>
  );
};

/** This site's mark. */
export const LogoMark = ({ size = 34 }: { size?: number }) => <Mark logo={look.logo} size={size} />;
