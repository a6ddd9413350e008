import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { renewByHand } from '../core/renewal.js';
import { useTexts } from '../core/texts.js';
import { Button } from './button.styles.js';
import { Remark } from './remark.js';

/** Said in the place of a part whose file did not come: the page goes on without it. */
const MissingPart = () => {
  const t = useTexts('global');
  return (
    <Remark kind="danger" role="alert">
      <p>{t('missingPart.failed')}</p>
      <Button type="button" data-kind="quiet" onClick={() => void renewByHand()}>
        {t('missingPart.reload')}
      </Button>
    </Remark>
  );
};

/** A part of a page that comes on demand, and says so where it cannot come. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => MissingPart) }));
