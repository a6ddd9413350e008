import { setFieldValue } from './saved-input.js';

/** Repeats the input as an event, because React only handles changes after hydration. */
const repeat = (field: HTMLInputElement): void => {
  const { type, value, defaultValue, checked, defaultChecked } = field;
  if (checked !== defaultChecked) {
    // A deselected radio button needs no event; the selected one gets it.
    if (!checked && type === 'radio') return;
    field.checked = !checked;
    field.click();
  } else if (value !== defaultValue && !/file|checkbox/.test(type)) {
    field.value = defaultValue;
    setFieldValue(field, value);
  }
};

/** Copies input that was made before hydration to the state of the page, and opens the dialog of a link that was clicked (`entry-client.ts`). */
export const replayInput = (): void => {
  document.querySelectorAll<HTMLInputElement>('input,textarea').forEach(repeat);
  const clicked = document.querySelector<HTMLElement>('a[data-clicked]');
  delete clicked?.dataset.clicked;
  clicked?.click();
  for (const before of document.querySelectorAll('option[selected]:not(:checked)')) before.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
};
