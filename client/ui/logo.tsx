import { look } from '#brand';
import type { Look, LogoShape } from '../../src/contract/brands.js';

/** `plain`: in the text colour only; `dark`: for dark backgrounds. */
type Tone = 'plain' | 'dark';

const paintOf = (colour: string | undefined, { plain, onDark }: LogoShape, tone: Tone | undefined) => {
  if (!colour || !tone) return colour;
  if (tone === 'dark') return onDark ?? colour;
  return plain === 'paper' ? 'var(--paper)' : 'currentColor';
};

/** A brand's logo without its name. */
export const Mark = ({ logo: { viewBox, shapes }, size, tone }: { logo: Look['logo']; size: number; tone?: Tone | undefined }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox={viewBox} fill="none" strokeLinecap="round" strokeLinejoin="round">
    {shapes.map((shape) => (
      <path key={shape.d} d={shape.d} fill={paintOf(shape.fill, shape, tone)} stroke={paintOf(shape.stroke, shape, tone)} strokeWidth={shape.strokeWidth} />
    ))}
  </svg>
);

/** Logo of this site, without its name. */
export const LogoMark = ({ tone }: { tone?: Tone | undefined }) => <Mark logo={look.logo} size={34} tone={tone} />;
