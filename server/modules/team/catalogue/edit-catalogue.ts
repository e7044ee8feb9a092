import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import { recordChange } from '../audit-log.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { addVersion, ensureNothingPlanned, versionsOf } from '../versions/versions.ts';
import { lockCatalogue } from './apply-version.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

type Deps = Pick<TeamDependencies, 'db' | 'clock'>;

/**
 * Adds a record with its first version.
 * @returns its key
 * @throws Failure `invalid` by field, `not-found` for a kind whose records are fixed
 */
export async function createRecord(
  { db, clock }: Deps,
  kind: CatalogueKind,
  { value: given, reason: typed }: { value: object; reason: string },
  member: SignedInMember,
): Promise<string> {
  const { create } = kind;
  if (!create) throw new Failure('error-not-found', {}, 'not-found');
  const now = clock.now();
  const reason = typed.trim();
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction, kind);
    const value = await kind.check(transaction, '', given, now);
    const key = await create.call(kind, transaction, value);
    const author = { id: member.accountId, name: member.name };
    const versioned = { kind: kind.resource, key };
    await addVersion(transaction, versioned, { value, validFrom: null, base: 0, author, reason }, now);
    await recordChange(transaction, { ...entryOf(kind, key, member, reason), after: { ...value } }, now);
    return key;
  });
}

/**
 * Removes a record; its versions stay as history.
 * @throws Failure `not-found`, `conflict` for a record in use or with a planned version
 */
export async function removeRecord(
  { db, clock }: Deps,
  kind: CatalogueKind,
  key: string,
  { moveTo, reason }: { moveTo: string | null; reason: string },
  member: SignedInMember,
): Promise<void> {
  const { remove } = kind;
  if (!remove) throw new Failure('error-not-found', {}, 'not-found');
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction, kind);
    const [row] = await kind.rows(transaction, key);
    if (!row) throw new Failure('error-not-found', {}, 'not-found');
    await ensureNothingPlanned(transaction, { kind: kind.resource, key }, now);
    await remove.call(kind, transaction, key, moveTo);
    // The last version shows that the team has removed the record: loading the files does not bring it back.
    const versioned = { kind: kind.resource, key };
    const base = (await versionsOf(transaction, versioned))[0]?.number ?? 0;
    const author = { id: member.accountId, name: member.name };
    const last = { value: row.value, validFrom: null, base, author, reason: reason.trim() };
    await addVersion(transaction, versioned, last, now);
    const entry = entryOf(kind, key, member, reason.trim());
    const after = moveTo === null ? null : { movedTo: moveTo };
    await recordChange(transaction, { ...entry, before: { ...row.value }, after }, now);
  });
}

const entryOf = (kind: CatalogueKind, key: string, member: SignedInMember, reason: string) => ({
  actorId: member.accountId,
  operator: member.name,
  via: 'team' as const,
  operation: `${kind.resource}.write` as const,
  subject: kind.subject,
  subjectId: key,
  reason,
});
