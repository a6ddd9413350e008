import type { Families, Tag } from './families.js';

export interface Subset {
  families: Families;
  /** Index of a tag that all of them have. */
  within?: number | undefined;
}

/** Cost ratio: visiting the tags of one family takes as long as intersecting this many 32-bit words of two sets. */
const wordsOfFamily = 16;

/**
 * Counts the families of a subset by tag (a tag's index among all), by the cheapest of three methods: visit the tags of the subset's
 * families; visit those of the families that are missing from a larger set with known counts; or intersect each tag's set.
 */
export class TagCounts {
  /** Start of each family's tags in `places`; one more entry for the end of the last family's. */
  private readonly begins: Uint32Array;
  private readonly places: Uint16Array;
  private readonly known = new Map<number, Uint32Array>();
  private readonly sizes: Uint32Array;

  /** @param tags 65,536 at most, because `places` has 16 bits per entry */
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

  /** @param requested number of tags that will be queried @returns a function from a tag's index to the number of families in the subset that have it */
  of({ families, within }: Subset, requested: number): (place: number) => number {
    const base = within === undefined ? this.everything : this.tags[within]!.families;
    const size = families.size();
    const missing = (within === undefined ? this.begins.length - 1 : this.sizes[within]!) - size;
    if (Math.min(size, missing) * wordsOfFamily > requested * this.everything.words.length) return (place) => this.tags[place]!.families.intersection_size(families);
    if (size <= missing) {
      const counts = this.count(families);
      return (place) => counts[place]!;
    }
    const known = within === undefined ? this.sizes : this.withTag(within);
    const counts = this.count(base, families);
    return (place) => known[place]! - counts[place]!;
  }

  /** Size of the permanent arrays in bytes. */
  get byteLength(): number {
    return this.begins.byteLength + this.places.byteLength;
  }

  private withTag(place: number): Uint32Array {
    const counts = this.known.get(place) ?? this.count(this.tags[place]!.families);
    this.known.set(place, counts);
    return counts;
  }

  /** Counts families by tag, except those in `without`. It uses plain loops for speed. */
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
