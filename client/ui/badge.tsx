import type { Acoustics } from '../../src/contract/product.js';
import { ClassBadge } from './badge.styles.js';

type AbsorptionClass = Extract<Acoustics, { kind: 'absorption' }>['absorptionClass'];

interface BadgeProps {
  absorptionClass: AbsorptionClass;
  /** What it says to those who cannot see the letter, e.g. "Absorptieklasse A". */
  label: string;
  /** The alpha-w with its shape indicators, formatted. */
  alphaW: string;
}

/** The badge's content, for a `.badge` inside a list that brings its rules. */
export const BadgeContent = ({ absorptionClass, label, alphaW }: BadgeProps) => (
  <>
    <b aria-hidden="true">{absorptionClass === 'unclassified' ? '–' : absorptionClass}</b>
    <span className="visually-hidden">{label}, </span>αw {alphaW}
  </>
);

/** Sound absorption class (ISO 11654): letter, colour and alpha-w. */
export const Badge = (props: BadgeProps) => (
  <ClassBadge data-class={props.absorptionClass}>
    <BadgeContent {...props} />
  </ClassBadge>
);
