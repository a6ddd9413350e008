import { type ElementHandle, expect, type Locator, type Page } from 'playwright/test';

const placeOf = (element: ElementHandle<Element>) =>
  element.evaluate((node) => {
    if (!node.isConnected) return 'replaced';
    return node === document.activeElement ? 'focused' : 'elsewhere';
  });

/** Operates a page by keyboard only. */
export const byKeyboard = ({ keyboard }: Page) => {
  /** Presses Tab until the control has the focus, at most 120 times. Looks it up again only after it was replaced, because a lookup takes longer than a press. */
  const tabTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    let element = (await target.elementHandle())!;
    for (let presses = 0; presses < 120; presses += 1) {
      const place = await placeOf(element);
      if (place === 'focused') break;
      if (place === 'replaced') element = (await target.elementHandle())!;
      else await keyboard.press('Tab');
    }
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
