/** Maximum length of an id in characters. */
export const longestId = 64;

// Two ids that look the same would be confused, so invisible characters are refused.
const visible = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+$/u;
/** Clients and proxies that decode a path would follow these steps to another resource. */
const step = /(?:^|[/\\])\.{1,2}(?:$|[/\\])/;

/** Whether a text can be an id. Ids are opaque: a Shop API may use slashes, dots, spaces and percent signs, which paths contain encoded. */
export const isId = (text: unknown): text is string => typeof text === 'string' && text.length <= longestId && visible.test(text) && !step.test(text);
