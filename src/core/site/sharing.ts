/** Result of sharing: shared, copied to the clipboard, or cancelled. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Port to sharing the address of the current page or of another path. */
export abstract class Sharing {
  abstract share(title: string, path?: string): Promise<Shared>;
}
