/** Elements that a translator or extension has put in the place of text nodes that React updates. */
const replacements = new WeakMap<Node, ChildNode>();

/** The child of `parent` that stands for a node: the node itself, an element around it, or its replacement; null if there is none. */
const standIn = (node: Node, parent: Node): Node | null => {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode ?? replacements.get(place) ?? null;
  return place;
};

/** Shows a text that React has changed again, in place of its outdated translation. Translators then translate it again. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const replacement = replacements.get(target);
    if (!replacement?.isConnected || target.isConnected) continue;
    replacements.delete(target);
    replacement.replaceWith(target);
  }
});

const rememberReplacements = (records: readonly MutationRecord[]): void => {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const isReplacement = (node: Node | null | undefined): node is Element => node instanceof Element && added.has(node);
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      const replacement = text instanceof Text && !text.isConnected ? [addedNodes[0], previousSibling, nextSibling].find(isReplacement) : undefined;
      if (!replacement) continue;
      replacements.set(text, replacement);
      changes.observe(text, { characterData: true });
    }
};

/**
 * Lets React update a page whose texts a translator or an extension has moved into elements of its own. React would throw, because its
 * text nodes are no longer children of their elements, and changed texts would stay invisible. Browsers' translators do this in every page.
 */
export const keepReplacedTextUpdatable = (root: Node): void => {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = standIn(child, this);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    replacements.get(added)?.remove();
    insertBefore.call(this, added, before && standIn(before, this));
    return added;
  };
  new MutationObserver(rememberReplacements).observe(root, { childList: true, subtree: true });
};
