/**
 * A pattern of `like` and `ilike` for what contains a text; its percent signs, underscores and backslashes are taken as they
 * are written.
 */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
