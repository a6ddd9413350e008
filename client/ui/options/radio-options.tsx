import type { OptionValue } from '../../../src/contract/configuration.js';
import { fieldOf } from '../../../src/domain/choices-query.js';
import { keptTogether } from '../../../src/domain/written-words.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../picture.js';
import { RadioCard } from '../radio-card.styles.js';
import type { OptionControl } from './option-control.js';
import { OptionFrame } from './option-frame.js';
import { ValueGrid } from './radio-options.styles.js';
import { useSurchargeText } from './use-surcharge-text.js';

interface ValueCardsProps extends OptionControl {
  as: 'cards' | 'pictures' | 'small';
}

/** Values as cards with their surcharge, or the reason why they are not available. */
const ValueCards = ({ as, ...control }: ValueCardsProps) => {
  const { option, choice, onChange, drawValue } = control;
  const t = useTexts('product');
  const surchargeText = useSurchargeText();
  const inside = useCachedHtml(`values as ${as}`);
  const hasSurcharges = option.values.some(({ surcharge }) => surcharge);
  const factsOf = ({ isAllowed, condition, surcharge }: OptionValue) => (isAllowed ? (surchargeText(surcharge) ?? (hasSurcharges ? t('options.included') : undefined)) : condition);
  const radio = (value: string) => ({ type: 'radio', name: fieldOf('o', option.id), value, checked: (choice ?? '') === value, onChange: () => onChange(value || null) });
  const cards = () => (
    <>
      {!option.isRequired && (
        <RadioCard>
          <input {...radio('')} />
          <strong>{t('options.none')}</strong>
        </RadioCard>
      )}
      {option.values.map((value) => (
        <RadioCard key={value.id}>
          <input {...radio(value.id)} disabled={!value.isAllowed && choice !== value.id} />
          {as !== 'cards' && value.picture && <Picture picture={value.picture} sizes={as === 'small' ? '48px' : '220px'} alt="" />}
          {!(as !== 'cards' && value.picture) && drawValue?.(option, value)}
          <strong>{keptTogether(value.label)}</strong>
          {factsOf(value) && <small>{factsOf(value)}</small>}
        </RadioCard>
      ))}
    </>
  );
  return (
    <OptionFrame {...control} as="group">
      {() => <ValueGrid data-as={as} {...inside(option, cards, String(choice))} />}
    </OptionFrame>
  );
};

/** Values as texts. */
export const RadioOption = (control: OptionControl) => <ValueCards {...control} as="cards" />;
/** Values with large pictures. */
export const RadioWithImageOption = (control: OptionControl) => <ValueCards {...control} as="pictures" />;
/** Values with small pictures. */
export const RadioWithImageSmallOption = (control: OptionControl) => <ValueCards {...control} as="small" />;

/** Colours as swatches; name and surcharge of the selected one are beside the option's name. */
export const RadioColorOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const surchargeText = useSurchargeText();
  const inside = useCachedHtml('colours');
  const chosen = option.values.find(({ id }) => id === choice);
  const note = [chosen?.label, surchargeText(chosen?.surcharge ?? null)].filter(Boolean).join(' ') || undefined;
  const swatches = () =>
    option.values.map(({ id, label, hex, surcharge, isAllowed, condition }) => {
      const name = [label, isAllowed ? surchargeText(surcharge) : condition].filter(Boolean).join(', ');
      return (
        <label key={id} title={name}>
          <input type="radio" name={fieldOf('o', option.id)} value={id} checked={choice === id} disabled={!isAllowed && choice !== id} onChange={() => onChange(id)} />
          <svg aria-hidden="true" width={40} height={40}>
            <circle cx={20} cy={20} r={19.5} fill={hex ?? 'none'} stroke="var(--line)" />
          </svg>
          <span className="visually-hidden">{name}</span>
        </label>
      );
    });
  return (
    <OptionFrame {...control} as="group" note={note}>
      {() => <ValueGrid data-as="swatches" {...inside(option, swatches, String(choice))} />}
    </OptionFrame>
  );
};
