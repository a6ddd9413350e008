import { useTexts } from '../../core/texts.js';
import { Remark, type RemarkKind } from '../remark.js';
import { type OptionControl, optionId } from './option-control.js';

const looks = {
  green: { kind: 'success', role: 'status' },
  orange: { kind: 'warning', role: 'status' },
  red: { kind: 'danger', role: 'alert' },
} as const satisfies Record<string, { kind: RemarkKind; role: 'status' | 'alert' }>;

/** What the shop says of the choices; its colour is said in words too. */
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

/** Good news. */
export const GreenRemark = remarkOf('green');
/** What needs attention. */
export const OrangeRemark = remarkOf('orange');
/** What cannot be: with it nothing goes into the cart. */
export const RedRemark = remarkOf('red');
