import { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Session } from './session.ts';

/**
 * Drafts with an owner: another account in the same tab does not see them. A visitor's draft passes to the
 * account that signs in.
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
    // After an expired session the draft still belongs to the account.
    const owner = user?.id ?? (hasExpired ? ownerOf(this.drafts.read(form)) : null);
    this.drafts.write(form, { ...draft, owner });
  }

  clear(form: string): void {
    this.drafts.clear(form);
  }
}

const ownerOf = (draft: Record<string, unknown> | null): unknown => draft?.['owner'] ?? null;
