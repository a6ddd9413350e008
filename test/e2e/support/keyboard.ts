import { expect, type Locator, type Page } from 'playwright/test';

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Operates a page by keyboard only. */
export const byKeyboard = ({ keyboard }: Page) => {
  /** Presses Tab until the control has the focus, at most 120 times. */
  const tabTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let presses = 0; presses < 120 && !(await hasFocus(target)); presses += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(target);
    await keyboard.press(key);
  };
  const write = async (target: Locator, text: string): Promise<void> => {
    await tabTo(target);
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  return { tabTo, press, write };
};
