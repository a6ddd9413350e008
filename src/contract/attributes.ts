import { z } from 'zod';

export const AttributeType = z.enum(['text', 'number', 'Width', 'Height', 'Scale']);
const written = z.string().refine((text) => text.trim() !== '');
export const Attribute = z.object({ name: written, value: written, type: AttributeType.default('text') });
export type Attribute = z.infer<typeof Attribute>;

const isComplete = (entry: unknown): boolean => Attribute.safeParse(entry).success;

/** Parses attributes from any source. Drops entries without a name, a value or a known type; a missing type becomes `text` (specification, point 3). */
export const Attributes = z.preprocess((entries) => (Array.isArray(entries) ? entries.filter(isComplete) : entries), z.array(Attribute));
