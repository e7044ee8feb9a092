/** A file that the user chose; the browser's own type stays out of the core. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string };
