import { useEffect, useId, useRef, useState } from 'react';
import { thirdParties } from '../../../src/domain/third-parties.js';
import type { EmbeddedForm, FormEmbedSettings } from '../../../src/contract/third-parties.js';
import { reportFailure, ThirdPartyError } from '../../core/third-party-error.js';
import { trackEnquiry } from '../../core/track.js';
import { createForm } from './create-form.js';

export type EmbedState = 'closed' | 'loading' | 'ready' | 'failed';

interface FormEmbed {
  state: EmbedState;
  /** Id of the element for the form. */
  target: string;
  retry(): void;
}

/** Creates a form of the form service after consent. When consent is withdrawn, the page reloads, because a script cannot be unloaded. */
export const useFormEmbed = ({ script, portal, forms }: FormEmbedSettings, form: EmbeddedForm, isAllowed: boolean): FormEmbed => {
  const formId = forms[form] ?? '';
  const id = useId().replaceAll(/\W/g, '-');
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  /** Each attempt has its own element, so that leftovers of a failed one are removed with it. */
  const target = `embed${id}${attempt}`;
  const hasLoaded = useRef(false);
  useEffect(() => {
    if (!isAllowed) {
      if (hasLoaded.current) window.location.reload();
      return undefined;
    }
    hasLoaded.current = true;
    let isLatest = true;
    const make = async () => {
      try {
        await createForm({ script, portal, formId, target, timeout: thirdParties.formEmbed.timeout, onSent: () => trackEnquiry(form) });
        if (isLatest) setOutcome('ready');
      } catch (error) {
        const known = error instanceof ThirdPartyError ? error : new ThirdPartyError('broken', error);
        reportFailure('formEmbed', known);
        if (isLatest) setOutcome('failed');
      }
    };
    void make();
    return () => {
      isLatest = false;
    };
  }, [isAllowed, script, portal, form, formId, target]);
  const retry = () => {
    setOutcome(undefined);
    setAttempt((tries) => tries + 1);
  };
  return { state: isAllowed ? (outcome ?? 'loading') : 'closed', target, retry };
};
