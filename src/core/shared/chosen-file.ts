/** A file that the user chose. The core does not depend on the browser's own type. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string };
