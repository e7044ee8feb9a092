/** Escapes a text for `like` and `ilike`. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Returns a `like` pattern for a contained text. */
export const likePattern = (text: string) => `%${escapeLike(text)}%`;
