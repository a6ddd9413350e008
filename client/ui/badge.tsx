import type { Acoustics } from '../../src/contract/product.js';
import { ClassBadge } from './badge.styles.js';

type AbsorptionClass = Extract<Acoustics, { kind: 'absorption' }>['absorptionClass'];

interface BadgeProps {
  absorptionClass: AbsorptionClass;
  /** Text for screen readers, e.g. "Absorptieklasse A". */
  label: string;
  /** Formatted αw with its shape indicators. */
  alphaW: string;
}

/** Content of the badge, for a `.badge` in a list that contains its rules. */
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
