/** Port to unsent form values, which survive a reload. Passwords are never stored. */
export abstract class FormDrafts {
  /** Fields of a draft, not validated; null without one. */
  abstract read(form: string): Record<string, unknown> | null;
  abstract write(form: string, draft: object): void;
  abstract clear(form: string): void;
}
