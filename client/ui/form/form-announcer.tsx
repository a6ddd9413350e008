import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';

/** Errors of a form, one line for each field: dotted name, then message. */
const linesOf = (errors: FieldErrors, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    return 'message' in value && typeof value.message === 'string' ? [`${prefix}${name} ${value.message}`] : linesOf(value as FieldErrors, `${prefix}${name}.`);
  });

/** Announcement of a line, with the field's label instead of its name. */
const spoken = (line: string, form: HTMLFormElement | null): string => {
  const [field = '', ...message] = line.split(' ');
  const control = form?.elements.namedItem(field);
  const label = control instanceof HTMLElement && 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : undefined;
  return [label?.firstChild?.textContent, message.join(' ')].filter(Boolean).join(': ');
};

/**
 * Announces errors to screen readers (WCAG 2.2, 4.1.3): the error of a field that lost the focus, or the number of invalid fields of a form that
 * was not sent. The focused field announces its own error. Page namespaces: `form`.
 */
export const FormAnnouncer = () => {
  const t = useTexts('form');
  const { errors, submitCount, isSubmitting } = useFormState(useFormContext());
  const place = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const known = useRef({ submitCount, lines: [] as string[] });
  const wrong = linesOf(errors).join('\n');
  useEffect(() => {
    if (isSubmitting) return;
    const lines = wrong.split('\n').filter(Boolean);
    const fresh = lines.find((line) => !known.current.lines.includes(line));
    if (submitCount !== known.current.submitCount) setSaid(lines.length > 0 ? t('toMend', { count: lines.length }) : '');
    else if (fresh) setSaid(spoken(fresh, place.current!.closest('form')));
    known.current = { submitCount, lines };
  }, [wrong, submitCount, isSubmitting, t]);
  return (
    <p ref={place} className="visually-hidden" aria-live="polite" data-announcer="">
      {said}
    </p>
  );
};
