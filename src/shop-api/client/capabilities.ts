import type { CallContext } from '../../common/call-context.js';
import { extensionNames, type InputOf, type OperationName, type OutputOf } from '../../contract/shop-api.js';

/** Functions that answer operations in place of the Shop API. Their inputs are as callers pass them: defaults are not filled in. */
export type Substitutes = { [Name in OperationName]?: (input: InputOf<Name>, context: CallContext) => OutputOf<Name> | Promise<OutputOf<Name>> };
/** Who answers an extension. */
export type Source = 'Shop API' | 'storefront' | 'nobody';

/** The extensions that can be called. Until the Shop API has declared its own, all of them count as available: its outage then shows in the calls themselves. */
export class Capabilities {
  private declared: ReadonlySet<string> = new Set(extensionNames);
  private substitutes: Substitutes = { getCapabilities: () => ({ extensions: extensionNames.filter((name) => this.has(name)) }) };
  private fallbacks: Substitutes = {};
  private readonly listeners: (() => void)[] = [];
  /** Extensions that nobody answers; the same array until that changes. */
  missing: readonly OperationName[] = [];

  has(name: OperationName): boolean {
    return !this.missing.includes(name);
  }

  sourceOf(name: OperationName): Source {
    if (this.substituteOf(name)) return 'storefront';
    return this.has(name) ? 'Shop API' : 'nobody';
  }

  substituteOf<Name extends OperationName>(name: Name): Substitutes[Name] {
    return this.substitutes[name] ?? (this.declared.has(name) ? undefined : this.fallbacks[name]);
  }

  /** Sets the extensions that the Shop API has. */
  declare(names: Iterable<string>): void {
    this.declared = new Set(names);
    this.update();
  }

  /** Answers operations in the storefront, whether or not the Shop API has them. */
  substitute(answers: Substitutes): void {
    this.substitutes = { ...this.substitutes, ...answers };
    this.update();
  }

  /** Answers extensions in the storefront if the Shop API does not have them. */
  fallBack(answers: Substitutes): void {
    this.fallbacks = { ...this.fallbacks, ...answers };
    this.update();
  }

  onChanged(listener: () => void): void {
    this.listeners.push(listener);
  }

  private update(): void {
    const missing = extensionNames.filter((name) => !this.declared.has(name) && !this.substituteOf(name));
    if (missing.join() === this.missing.join()) return;
    this.missing = missing;
    for (const listener of this.listeners) listener();
  }
}
