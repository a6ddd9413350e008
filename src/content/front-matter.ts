import { z } from 'zod';
import { contentTools, roomColours, roomKinds } from '../contract/content.js';
import type { ContentKind } from '../contract/content-kinds.js';
import { Day, Slug } from '../contract/fields.js';
import { FamilyCode } from '../contract/product.js';
import { roomUses } from '../contract/room.js';

/** Schemas of the front matter of each kind of document. */

const written = z.string().trim().min(1);
const Picture = z.strictObject({ file: z.string().regex(/^(?:rooms|products)\/[\w-]+\.webp$/), alt: written });
const base = { id: Slug, title: written.max(70), summary: written.min(60).max(180) };
const dated = { published: Day, updated: Day.optional() };
/** Product families that the document is about. */
const products = z.array(FamilyCode).min(1).max(6).optional();
const article = { ...base, ...dated, picture: Picture, products };
const room = z.enum(roomKinds);
const positive = z.number().positive();
const sixBands = z.array(positive).length(6);

export const infoIds = ['terms', 'privacy', 'imprint', 'withdrawal', 'accessibility', 'delivery'] as const;
export type InfoId = (typeof infoIds)[number];

export const frontMatter = {
  blogs: z.strictObject(article),
  advice: z.strictObject({ ...article, tool: z.enum(contentTools).optional(), needs: z.literal('products').optional() }),
  projects: z.strictObject({
    ...article,
    room,
    facts: z
      .strictObject({
        volume: positive,
        before: positive,
        after: positive,
        bands: z.strictObject({ before: sixBands, after: sixBands }).optional(),
        use: z.enum(roomUses).optional(),
        size: z.tuple([positive, positive, positive]).optional(),
      })
      .optional(),
  }),
  inspirations: z.strictObject({ ...article, room, colours: z.array(z.enum(roomColours)).min(1).max(3).optional() }),
  jobs: z.strictObject({
    ...base,
    ...dated,
    validThrough: Day,
    employment: z.enum(['FULL_TIME', 'PART_TIME']),
    hours: z.union([z.string(), z.number()]).transform(String),
    salary: z.strictObject({ min: positive, max: positive }),
  }),
  /** The title is the question, the summary its answer in short, the body the rest of the answer. */
  questions: z.strictObject({ ...base, products: z.array(FamilyCode).min(1).max(6) }),
  info: z.strictObject({ ...base, id: z.enum(infoIds), updated: Day, needs: z.literal('products').optional() }),
  pages: z.strictObject({
    ...base,
    hero: z
      .strictObject({
        first: written,
        second: written,
        text: written,
        picture: Picture,
        actions: z.array(z.strictObject({ text: written, to: z.string().regex(/^\w+:[\w-]+$/) })).max(2),
      })
      .optional(),
  }),
} satisfies Record<ContentKind, z.ZodType>;

/** Front matter of a document of any kind. */
export type FrontMatter = z.infer<(typeof frontMatter)[keyof typeof frontMatter]>;
