/** Escapes a text for `like` and `ilike`. */
export const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Returns a `like` pattern for a contained text. */
export const containing = (text: string) => `%${literally(text)}%`;
