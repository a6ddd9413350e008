import type { Families, Tag } from './listing-index.js';

/** Some of the families on sale. */
export interface Subset {
  families: Families;
  /** The place of a tag that all of them have. */
  within?: number | undefined;
}

/** Looking at one family's tags takes as long as looking at so many words of two sets. */
const wordsOfFamily = 16;

/**
 * Counts families by their tags (by a tag's place among all), the way that has the least to look at: the families
 * themselves; those that are missing of a larger set whose counts are known; or, where both are many, a tag's whole set.
 */
export class TagCounts {
  /** Where the tags of a family begin among `places`; one more says where the last ones end. */
  private readonly begins: Uint32Array;
  private readonly places: Uint16Array;
  private readonly known = new Map<number, Uint32Array>();
  private readonly sizes: Uint32Array;

  /** @param tags 65,536 at most, whose sets would take a gigabyte */
  constructor(
    private readonly tags: readonly Tag[],
    private readonly everything: Families,
  ) {
    this.sizes = Uint32Array.from(tags, ({ families }) => families.size());
    this.begins = new Uint32Array(everything.size() + 1);
    for (const { families } of tags) families.forEach((ordinal) => void (this.begins[ordinal + 1]! += 1));
    for (let at = 1; at < this.begins.length; at += 1) this.begins[at]! += this.begins[at - 1]!;
    this.places = new Uint16Array(this.begins.at(-1)!);
    const next = this.begins.slice();
    for (const [place, { families }] of tags.entries()) families.forEach((ordinal) => void (this.places[next[ordinal]!++] = place));
  }

  /** Tells by a tag's place how many of some families have it. @param asked how many tags will be asked for */
  of({ families, within }: Subset, asked: number): (place: number) => number {
    const base = within === undefined ? this.everything : this.tags[within]!.families;
    const size = families.size();
    const missing = (within === undefined ? this.begins.length - 1 : this.sizes[within]!) - size;
    if (Math.min(size, missing) * wordsOfFamily > asked * this.everything.words.length) return (place) => this.tags[place]!.families.intersection_size(families);
    if (size <= missing) {
      const counts = this.count(families);
      return (place) => counts[place]!;
    }
    const known = within === undefined ? this.sizes : this.withTag(within);
    const counts = this.count(base, families);
    return (place) => known[place]! - counts[place]!;
  }

  /** Of its arrays. */
  get byteLength(): number {
    return this.begins.byteLength + this.places.byteLength;
  }

  private withTag(place: number): Uint32Array {
    const counts = this.known.get(place) ?? this.count(this.tags[place]!.families);
    this.known.set(place, counts);
    return counts;
  }

  /** Of families without others. Plain loops: they may look at thousands. */
  private count({ words }: Families, without?: Families): Uint32Array {
    const { begins, places } = this;
    const counts = new Uint32Array(this.tags.length);
    for (let word = 0; word < words.length; word += 1)
      for (let bits = words[word]! & ~(without?.words[word] ?? 0); bits !== 0; bits &= bits - 1) {
        const ordinal = (word << 5) + 31 - Math.clz32(bits & -bits);
        const end = begins[ordinal + 1]!;
        for (let at = begins[ordinal]!; at < end; at += 1) counts[places[at]!]! += 1;
      }
    return counts;
  }
}
