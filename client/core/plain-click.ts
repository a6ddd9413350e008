type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a click follows a link in the same tab (no modifier key, primary button) and is not handled yet. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
