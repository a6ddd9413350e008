import { useLayoutEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft } from '../../core/draft.js';

/** Name of a form's draft, and the fields that are stored until the form is sent. */
export interface Draft<Values extends FieldValues> {
  name: string;
  fields: readonly Path<Values>[];
}

/** Restores the draft of a form, and stores further input. */
export const useDraft = <Values extends FieldValues, Output>(draft: Draft<Values> | undefined, form: UseFormReturn<Values, unknown, Output>): void => {
  const { subscribe, reset, getValues } = form;
  const name = draft?.name;
  const fields = draft?.fields.join(' ');
  useLayoutEffect(() => {
    if (!name || !fields) return undefined;
    const kept = new Set(fields.split(' '));
    const ofDraft = (values: object) => Object.fromEntries(Object.entries(values).filter(([field]) => kept.has(field)));
    const before = ofDraft(readDraft(name));
    if (Object.keys(before).length > 0) reset({ ...getValues(), ...before }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(name, ofDraft(values)) });
  }, [name, fields, subscribe, reset, getValues]);
};
