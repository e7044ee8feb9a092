/** A visitor's comment with its secret. */
export type OwnComment = { id: number; post: string; secret: string };

/** Port to the comments posted from this browser without an account. */
export abstract class OwnComments {
  abstract read(): readonly OwnComment[];
  abstract add(comment: OwnComment): void;
  abstract forget(id: number): void;
}
