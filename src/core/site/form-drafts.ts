/** What was typed and not sent: it survives a reload. Passwords are never among it. */
export type FormDraft = Record<string, string | boolean>;

export abstract class FormDrafts {
  abstract read(form: string): FormDraft | null;
  abstract write(form: string, draft: FormDraft): void;
  abstract clear(form: string): void;
}
