import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { reloadManually } from '../core/reload-page.js';
import { useTexts } from '../core/texts.js';
import { Button } from './button.styles.js';
import { Remark } from './remark.js';

/** Shown instead of a part whose chunk could not be loaded. */
const MissingPart = () => {
  const t = useTexts('global');
  return (
    <Remark kind="danger" role="alert">
      <p>{t('missingPart.failed')}</p>
      <Button type="button" data-kind="quiet" onClick={() => void reloadManually()}>
        {t('missingPart.reload')}
      </Button>
    </Remark>
  );
};

/** Component that is loaded on demand, and replaced by a message if that fails. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => MissingPart) }));
