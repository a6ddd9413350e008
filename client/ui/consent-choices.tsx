import type { FormEvent } from 'react';
import { optionalCategories, type OptionalCategory } from '../../src/contract/consent.js';
import { ownersOf } from '../../src/domain/third-parties.js';
import { useConsentChoices } from '../core/consent.js';
import { isRefusedBySignal } from '../core/global-privacy-control.js';
import { useRoutePath } from '../core/route-path.js';
import { useTexts } from '../core/texts.js';
import { useThirdParties } from '../core/third-parties.js';
import { Button } from './button.styles.js';
import { ChoicesForm } from './consent-choices.styles.js';
import { Icon } from './icon.js';
import { ModalDialog } from './modal.styles.js';
import { useModalDialog } from './use-modal-dialog.js';

/** Dialog to change consent. Omits categories that no third party of the site uses. Page namespaces: `form`. */
export const ConsentChoices = ({ onClose }: { onClose(): void }) => {
  const t = useTexts('form');
  const global = useTexts('global');
  const dialog = useModalDialog();
  const back = useRoutePath();
  const settings = useThirdParties();
  const { given, settle } = useConsentChoices();
  const choose = (chosen: readonly OptionalCategory[]) => {
    settle(chosen);
    onClose();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('category');
    choose(optionalCategories.filter((category) => ticked.includes(category)));
  };
  return (
    <ModalDialog ref={dialog} aria-labelledby="choices-title" onClose={onClose}>
      <div>
        <div className="head">
          <h2 id="choices-title">{t('choices.title')}</h2>
          <button type="button" aria-label={global('close')} onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <ChoicesForm method="post" action="/forms/consent" onSubmit={onSubmit}>
          <input type="hidden" name="back" value={back} />
          <p>{t('choices.text')}</p>
          {settings.measuring && isRefusedBySignal() && <p>{t('choices.signal')}</p>}
          {optionalCategories
            .filter((category) => ownersOf(category, settings).length > 0)
            .map((category) => (
              <label key={category}>
                <input type="checkbox" name="category" value={category} defaultChecked={given.includes(category)} />
                <strong>{t(`choices.${category}.title`)}</strong>
                <small>{t(`choices.${category}.text`, { owners: ownersOf(category, settings).join(', ') })}</small>
              </label>
            ))}
          <div className="actions">
            <Button type="submit" data-kind="secondary" data-size="small">
              {t('choices.save')}
            </Button>
            <Button type="button" data-kind="secondary" data-size="small" onClick={() => choose([])}>
              {t('choices.refuse')}
            </Button>
          </div>
        </ChoicesForm>
      </div>
    </ModalDialog>
  );
};
