/** Placeholders. A doubled brace is an escaped brace. */
const places = /\{\{|\}\}|\{(\w+)\}/g;

/**
 * Removes the full stop at the end of a value if the text continues with one: `ENC B.V.` at the end of a sentence has one full stop.
 * @param rest text after the value
 */
export const valueBefore = (value: string, rest: string): string => (/^\.(?!\.)/.test(rest) && /[^.]\.$/.test(value) ? value.slice(0, -1) : value);

/**
 * Fills the `{name}` placeholders of a text.
 * @param onMissing called with name and position of each placeholder without a value, which stays visible
 */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>, onMissing?: (name: string, at: number) => void): string =>
  text.replaceAll(places, (place, name: string | undefined, at: number) => {
    if (name === undefined) return place[0]!;
    const value = values[name];
    if (value !== undefined && value !== null) return valueBefore(String(value), text.slice(at + place.length));
    onMissing?.(name, at);
    return place;
  });
