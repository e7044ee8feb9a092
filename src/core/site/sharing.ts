/** What became of a wish to share: handed on, in the clipboard, or given up. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Hands the address of the present page on, or that of another path of the site. */
export abstract class Sharing {
  abstract share(title: string, path?: string): Promise<Shared>;
}
