import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { problemOf, useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { useToast } from '../../../core/toasts.js';
import { Button } from '../../../ui/button.styles.js';

interface SaveDesignProps {
  /** Initial name of the design. */
  name: string;
  quantity: number;
  /** Saves the wish and returns the id of the configuration. */
  save(): Promise<string>;
  isWaiting: boolean;
}

/** Button that saves the choices, complete or not, as a design in the shopper's library. */
export const SaveDesign = ({ name, quantity, save, isWaiting }: SaveDesignProps) => {
  const t = useTexts('product');
  const href = useHref();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useMutation(useApi().storage.add.mutationOptions());
  /** Configuration that was saved last. Another click does not save it twice. */
  const kept = useRef('');
  const keep = async () => {
    reset();
    const configurationId = await save();
    if (kept.current !== configurationId) {
      const input = { kind: 'design', name, configurationId, quantity } as const;
      await mutateAsync({ input, idempotencyKey: crypto.randomUUID() });
      kept.current = configurationId;
    }
    const action = { label: t('configure.save.toLibrary'), altText: t('configure.save.whereLibrary'), href: href('myAccount', undefined, { view: 'designs' }) };
    toast({ variant: 'success', title: t('configure.save.done', { name }), action });
  };
  // A failure is shown from `error`, or by the configurator.
  const onClick = () => void keep().catch(() => undefined);
  return (
    <div className="save">
      <Button type="button" data-kind="quiet" aria-disabled={isWaiting || isPending || undefined} onClick={() => isWaiting || isPending || onClick()}>
        {t('configure.save.submit')}
      </Button>
      <p aria-live="polite">{error && (problemOf(error)?.detail ?? t('configure.failed'))}</p>
    </div>
  );
};
