import { act, renderHook, waitFor } from '@testing-library/react';
import { releaseEvents } from '../../core/track.js';
import type { FormService } from './create-form.js';
import { useFormEmbed } from './use-form-embed.js';

const settings = { script: 'https://forms.example/v2.js', portal: '1', forms: { quotation: 'f1' } };

describe('a form of the form service', () => {
  it('is tracked like the form that it replaces, only after it was sent', async () => {
    releaseEvents(true);
    delete window.dataLayer;
    const wishes: Parameters<FormService['forms']['create']>[0][] = [];
    window.hbspt = { forms: { create: (wish) => wishes.push(wish) } };
    const { result } = renderHook(() => useFormEmbed(settings, 'quotation', true));
    await waitFor(() => expect(document.querySelector(`script[src="${settings.script}"]`)).not.toBeNull());
    document.querySelector(`script[src="${settings.script}"]`)!.dispatchEvent(new Event('load'));
    await waitFor(() => expect(wishes).toMatchObject([{ formId: 'f1' }]));
    act(() => wishes[0]!.onFormReady());
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(window.dataLayer).toBeUndefined();
    wishes[0]!.onFormSubmitted();
    expect(window.dataLayer).toEqual([{ event: 'quotation_request' }]);
  });
});
