import { typeInto } from './typed.js';

/** As if it were done now: React knows what stands in a field from when it came, and hears of changes alone. */
const repeat = (field: HTMLInputElement): void => {
  const { type, value, defaultValue, checked, defaultChecked } = field;
  if (checked !== defaultChecked) {
    // A radio that is no longer chosen gave way to one that is.
    if (!checked && type === 'radio') return;
    field.checked = !checked;
    field.click();
  } else if (value !== defaultValue && !/file|checkbox/.test(type)) {
    field.value = defaultValue;
    typeInto(field, value);
  }
};

/** What was filled in and chosen before the page was alive counts too: in its state, not on the screen alone. */
export const repeatFilled = (): void => {
  document.querySelectorAll<HTMLInputElement>('input,textarea').forEach(repeat);
  for (const before of document.querySelectorAll('option[selected]:not(:checked)')) before.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
};
