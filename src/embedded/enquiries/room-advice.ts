import { Injectable } from '@nestjs/common';
import { ListProducts, type Product } from '../../contract/product.js';
import type { Locale } from '../../contract/locales.js';
import { absorberOf, hasSize, surfacesInput } from '../../domain/absorber.js';
import { readRoom } from '../../domain/read-room.js';
import { middleTime } from '../../domain/room-acoustics.js';
import { assess } from '../../domain/room-panels.js';
import { type RoomInput, roomFields } from '../../domain/room-query.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';

/** Result of the room calculator: volume in m³, reverberation times in s, and pieces of a product. */
export interface RoomAdvice {
  input: RoomInput;
  volume: number;
  now: number;
  lowest: number;
  highest: number;
  panels: { name: string; slug: string; pieces: number; isReached: boolean; treated: number } | null;
}

const isField = (name: string): boolean => roomFields.some((field) => field === name);

/** The room that a query of the calculator describes; undefined for anything else. */
export const roomIn = (query: string): RoomInput | undefined => {
  const search = new URLSearchParams(query);
  const names = [...search.keys()];
  const isRoom = names.includes('l') && names.includes('w') && names.includes('h') && names.every(isField) && new Set(names).size === names.length;
  return isRoom ? readRoom(search).input : undefined;
};

/** Computes the advice for a room by the same rules as the calculator on the site. */
@Injectable()
export class RoomAdviser {
  constructor(private readonly catalogue: CatalogueService) {}

  async of(input: RoomInput, locale: Locale): Promise<RoomAdvice> {
    const product = await this.product(input.product, locale);
    const absorber = (product && absorberOf(product)) ?? { kind: 'surface', bands: [0, 0, 0, 0, 0, 0], area: 1 };
    const { capacity, advised, isReached } = assess(input.room, absorber, 0);
    const pieces = Math.min(input.pieces ?? advised, capacity);
    const { areas, target, now, treated } = assess(input.room, absorber, pieces);
    return {
      input,
      volume: areas.volume,
      now: middleTime(now),
      lowest: target.lowest,
      highest: target.highest,
      panels: product ? { name: product.name, slug: product.slug, pieces, isReached, treated: middleTime(treated) } : null,
    };
  }

  /** The named product, else the one that the calculator proposes; undefined when neither absorbs sound. */
  private async product(name: string | undefined, locale: Locale): Promise<Product | undefined> {
    const named = name ? await this.find(name, locale) : undefined;
    if (named && absorberOf(named)) return named;
    const { items } = await this.catalogue.list(ListProducts.parse(surfacesInput), locale);
    const usual = items.find(hasSize);
    const proposed = usual && (await this.catalogue.get(usual.id, locale));
    return proposed && absorberOf(proposed) ? proposed : undefined;
  }

  private async find(name: string, locale: Locale): Promise<Product | undefined> {
    return this.catalogue.get(name, locale).catch(() => this.catalogue.getBySlug(locale, name).catch(() => undefined));
  }
}
