import { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Session } from './session.ts';

/** Drafts of what only their writer may see: they remember whose they are, and nobody else is offered them. */
export class OwnDrafts extends FormDrafts {
  private owner: number | null = null;

  constructor(
    private readonly drafts: FormDrafts,
    private readonly session: Pick<Session, 'user'>,
  ) {
    super();
  }

  read(form: string): Record<string, unknown> | null {
    const draft = this.drafts.read(form);
    return draft?.['owner'] === (this.session.user?.id ?? null) ? draft : null;
  }

  write(form: string, draft: object): void {
    // Signed out meanwhile, it is still theirs.
    this.owner = this.session.user?.id ?? this.owner;
    this.drafts.write(form, { ...draft, owner: this.owner });
  }

  clear(form: string): void {
    this.drafts.clear(form);
  }
}
