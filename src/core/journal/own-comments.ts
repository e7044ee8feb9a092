/** A visitor's comment with the secret that came with it. */
export type OwnComment = { id: number; post: string; secret: string };

/** What this browser keeps of the comments that were written in it without an account. */
export abstract class OwnComments {
  abstract read(): readonly OwnComment[];
  abstract add(comment: OwnComment): void;
  abstract forget(id: number): void;
}
