/** What was typed and not sent: it survives a reload. Passwords are never among it. */
export abstract class FormDrafts {
  /** The fields of a draft, whatever they hold; null where there is none. */
  abstract read(form: string): Record<string, unknown> | null;
  abstract write(form: string, draft: object): void;
  abstract clear(form: string): void;
}
