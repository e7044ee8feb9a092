/** A pattern of `like` and `ilike` for a text; its percent signs, underscores and backslashes are taken as they are written. */
export const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** A pattern for what contains a text. */
export const containing = (text: string) => `%${literally(text)}%`;
