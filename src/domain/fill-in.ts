/** A doubled brace stands for a brace. */
const places = /\{\{|\}\}|\{(\w+)\}/g;

/**
 * A value as it stands before the rest of its sentence: `ENC B.V.` at the end of a sentence has one full stop.
 * @param rest what follows the value
 */
export const valueBefore = (value: string, rest: string): string => (/^\.(?!\.)/.test(rest) && /[^.]\.$/.test(value) ? value.slice(0, -1) : value);

/**
 * Fills the `{name}` places of a text.
 * @param onMissing is called with the name and the position of each place that has no value; the place stays visible
 */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>, onMissing?: (name: string, at: number) => void): string =>
  text.replaceAll(places, (place, name: string | undefined, at: number) => {
    if (name === undefined) return place[0]!;
    const value = values[name];
    if (value !== undefined && value !== null) return valueBefore(String(value), text.slice(at + place.length));
    onMissing?.(name, at);
    return place;
  });
