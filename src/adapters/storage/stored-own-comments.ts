import { OwnComments } from '../../core/journal/comment.ts';
import type { OwnComment } from '../../core/journal/comment.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

const KEY = 'own-comments';
/** Older comments stay public; the visitor can contact the team to remove them. */
const MOST = 50;

/** The visitor's comments as JSON under `own-comments`; invalid ones are ignored. */
export class StoredOwnComments extends OwnComments {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): readonly OwnComment[] {
    const stored = parseJson(this.store.read(KEY));
    return Array.isArray(stored) ? stored.flatMap(commentOf) : [];
  }

  add(comment: OwnComment): void {
    const others = this.read().filter(({ id }) => id !== comment.id);
    this.write([...others, comment].slice(-MOST));
  }

  remove(id: number): void {
    this.write(this.read().filter((comment) => comment.id !== id));
  }

  private write(comments: readonly OwnComment[]): void {
    this.store.write(KEY, JSON.stringify(comments));
  }
}

function commentOf(stored: unknown): OwnComment[] {
  const { id, post, secret } = fieldsOf(stored);
  const isSound =
    typeof id === 'number' &&
    typeof post === 'string' &&
    typeof secret === 'string' &&
    /^[\w-]{43}$/.test(secret);
  return isSound ? [{ id, post, secret }] : [];
}
