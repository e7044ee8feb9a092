import { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Session } from './session.ts';

/**
 * Drafts that remember whose they are: what an account typed is offered to nobody else who uses the same tab. What a
 * visitor typed is theirs who signs in over it.
 */
export class OwnDrafts extends FormDrafts {
  constructor(
    private readonly drafts: FormDrafts,
    private readonly session: Pick<Session, 'user' | 'hasExpired'>,
  ) {
    super();
  }

  read(form: string): Record<string, unknown> | null {
    const draft = this.drafts.read(form);
    const owner = ownerOf(draft);
    return owner === null || owner === this.session.user?.id ? draft : null;
  }

  write(form: string, draft: object): void {
    const { user, hasExpired } = this.session;
    // Of a session that ran out while they wrote, it is still theirs.
    const owner = user?.id ?? (hasExpired ? ownerOf(this.drafts.read(form)) : null);
    this.drafts.write(form, { ...draft, owner });
  }

  clear(form: string): void {
    this.drafts.clear(form);
  }
}

const ownerOf = (draft: Record<string, unknown> | null): unknown => draft?.['owner'] ?? null;
