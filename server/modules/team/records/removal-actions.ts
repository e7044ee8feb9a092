import { removeSubject, reinstateSubject } from '../removals.ts';
import type { RemovalDependencies } from '../removals.ts';
import { ownerOf } from '../removable.ts';
import type { Removable } from '../removable.ts';
import { action } from './record-resource.ts';
import type { RecordAction } from './record-resource.ts';

/**
 * Removal with a statement of reasons, and restoration, both with a mail to the owner (TEAM-05).
 * @param recordedAs first part of the operation in the audit log
 */
export function removalActions(
  deps: RemovalDependencies,
  subject: Removable,
  recordedAs: 'listings' | 'products' | 'vendors',
): Record<'remove' | 'restore', RecordAction> {
  return {
    remove: action({
      recordedAs: `${recordedAs}.remove`,
      needsReason: true,
      run: ({ transaction }, id, { reason }) => removeSubject(deps, transaction, subject, Number(id), reason),
    }),
    restore: action({
      recordedAs: `${recordedAs}.restore`,
      run: async ({ transaction, now }, id) => {
        await reinstateSubject(deps, transaction, subject, Number(id));
        await deps.mails.givenBack(transaction, await ownerOf(transaction, subject, Number(id)), now);
      },
    }),
  };
}
