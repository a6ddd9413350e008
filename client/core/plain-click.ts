type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Follows the link in this page: asks for no tab, window or download, and nobody has dealt with it yet. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
