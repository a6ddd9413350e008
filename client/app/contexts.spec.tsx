import { renderHook } from '@testing-library/react';
import { useApi } from '../core/api.js';
import { useApp } from '../core/app-context.js';
import { useConsentChoices } from '../core/consent.js';
import { contextErrors } from '../core/context-errors.js';
import { useLocale } from '../core/locale.js';
import { useLoadTexts } from '../core/load-texts.js';
import { useNavigation } from '../core/page.js';
import { useThirdParties } from '../core/third-parties.js';
import { useToast, useToastQueue } from '../core/toasts.js';
import { useVat } from '../core/vat.js';
import { useSteps } from '../features/checkout/steps.js';

/** Hooks that read each context. */
const readers: Record<keyof typeof contextErrors, readonly (() => unknown)[]> = {
  api: [useApi],
  app: [useApp],
  consent: [useConsentChoices],
  locale: [useLocale],
  navigation: [useNavigation],
  steps: [useSteps],
  texts: [useLoadTexts],
  thirdParties: [useThirdParties],
  toast: [useToast, useToastQueue],
  vat: [useVat],
};

describe('a context used outside its provider', () => {
  it.each(Object.entries(contextErrors))('of the kind %s throws %s', (name, message) => {
    for (const read of readers[name as keyof typeof contextErrors]) expect(() => renderHook(read)).toThrow(new Error(message));
  });

  it('throws an error that names it', () => {
    expect(new Set(Object.values(contextErrors)).size).toBe(Object.keys(contextErrors).length);
  });
});
