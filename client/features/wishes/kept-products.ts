import { isId } from '../../../src/contract/id.js';

/** A product that the visitor keeps in this browser. Name and path are shown when the product is no longer sold. */
export interface KeptProduct {
  id: string;
  name: string;
  /** Path of its page on this host. */
  path: string;
  /** It is also in the library of the account. */
  isSaved?: true;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Increment when the format changes; lists of other versions are ignored. */
const version = 1;
const longest = { name: 200, path: 300 } as const;

const isKept = (value: unknown): value is KeptProduct => {
  const { id, name, path } = (value ?? {}) as Partial<Record<keyof KeptProduct, unknown>>;
  return isId(id) && typeof name === 'string' && name.length <= longest.name && typeof path === 'string' && path.length <= longest.path && /^\/(?!\/)/.test(path);
};

const none: readonly KeptProduct[] = [];

/** A bounded list of products in local storage, for `useSyncExternalStore`. Without storage it lasts until the document is left. */
export class KeptProducts {
  private readonly listeners = new Set<() => void>();
  private text: string | null = null;
  private products = none;

  constructor(
    readonly key: string,
    readonly maximum: number,
    private readonly store: () => Store = () => localStorage,
  ) {}

  /** The same array until the list changes. */
  readonly read = (): readonly KeptProduct[] => {
    try {
      const text = this.store().getItem(this.key);
      if (text !== this.text) {
        this.products = this.parse(text);
        this.text = text;
      }
    } catch {
      // Storage is blocked, as in private windows: the list in memory is used.
    }
    return this.products;
  };

  readonly has = (id: string): boolean => this.read().some((product) => product.id === id);

  /** Adds a product at the head. @returns false when the list is full */
  add(product: KeptProduct): boolean {
    const others = this.read().filter(({ id }) => id !== product.id);
    if (others.length >= this.maximum) return false;
    this.replace([{ ...product, name: product.name.slice(0, longest.name) }, ...others]);
    return true;
  }

  remove(id: string): void {
    this.replace(this.read().filter((product) => product.id !== id));
  }

  replace(products: readonly KeptProduct[]): void {
    const kept = products.filter(isKept).slice(0, this.maximum);
    const text = JSON.stringify({ version, products: kept });
    try {
      this.store().setItem(this.key, text);
      this.text = text;
    } catch {
      // Storage is full or blocked.
    }
    this.products = kept;
    this.notify();
  }

  /** Calls a function after each change, also by another tab. @returns the function that stops it */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => (key === this.key || key === null) && listener();
    this.listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  private parse(text: string | null): readonly KeptProduct[] {
    const kept = JSON.parse(text ?? 'null') as { version?: unknown; products?: unknown } | null;
    return kept?.version === version && Array.isArray(kept.products) ? kept.products.filter(isKept).slice(0, this.maximum) : none;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
