import { useTexts } from '../../core/texts.js';
import { Remark, type RemarkKind } from '../remark.js';
import { type OptionControl, optionId } from './option-control.js';

const looks = {
  green: { kind: 'success', role: 'status' },
  orange: { kind: 'warning', role: 'status' },
  red: { kind: 'danger', role: 'alert' },
} as const satisfies Record<string, { kind: RemarkKind; role: 'status' | 'alert' }>;

/** Remark about the choices. Its level is also a text for screen readers. */
const remarkOf =
  (level: keyof typeof looks) =>
  ({ option }: Pick<OptionControl, 'option'>) => {
    const t = useTexts('product');
    return (
      <div id={optionId(option.id)} tabIndex={level === 'red' ? -1 : undefined}>
        <Remark {...looks[level]}>
          <span className="visually-hidden">{t(`options.remark.${level}`)} </span>
          {option.label}
        </Remark>
      </div>
    );
  };

export const GreenRemark = remarkOf('green');
export const OrangeRemark = remarkOf('orange');
/** Remark about an impossible combination, which cannot be added to the cart. */
export const RedRemark = remarkOf('red');
