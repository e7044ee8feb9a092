import * as contract from '../../../../api/team/catalogue.ts';
import type { AnswerOf } from '../../../../api/operation.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { CatalogueResource } from '../../../../src/core/team/catalogue.ts';
import { startOfVersion } from '../../../../src/core/team/versions.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { changeVersion } from '../versions/change-version.ts';
import { plannedStarts, shownVersions, versionsOf } from '../versions/versions.ts';
import { createRecord, removeRecord } from './edit-catalogue.ts';
import { applyVersion, lockCatalogue } from './apply-version.ts';
import { ensureShape } from './catalogue-kind.ts';
import type { CatalogueDependencies, CatalogueKind, CatalogueRow } from './catalogue-kind.ts';

type CatalogueRecord = AnswerOf<typeof contract.teamCatalogueRecord>;
type CatalogueValue = CatalogueRecord['current'];

/** Records that visitors see, with planned versions (TEAM-07). */
export function catalogueRoutes(
  deps: TeamDependencies,
  kinds: readonly CatalogueKind[],
  { texts, priceOrder }: CatalogueDependencies,
): Implementation[] {
  const { db, clock } = deps;
  const kindOf = (resource: CatalogueResource) => {
    const kind = kinds.find((one) => one.resource === resource);
    if (!kind) throw new Failure('error-not-found', {}, 'not-found');
    return kind;
  };
  const rowOf = async (kind: CatalogueKind, key: string): Promise<CatalogueRow<object>> => {
    const [row] = await kind.rows(db, key);
    if (!row) throw new Failure('error-not-found', {}, 'not-found');
    return row;
  };
  const read = async (kind: CatalogueKind, key: string): Promise<CatalogueRecord> => {
    const { name, value } = await rowOf(kind, key);
    const versions = await versionsOf<CatalogueValue>(db, { kind: kind.resource, key });
    return { key, name, current: value as CatalogueValue, ...shownVersions(versions) };
  };
  return [
    implement(contract.teamCatalogue, async ({ params }) => {
      const kind = kindOf(params.resource);
      const [rows, starts] = await Promise.all([
        kind.rows(db),
        plannedStarts(db, kind.resource, clock.now()),
      ]);
      const data = rows.map(({ key, name, group, value }) => ({
        key,
        name,
        group,
        current: value as CatalogueValue,
        plannedFrom: starts.get(key)?.toISOString() ?? null,
      }));
      return { data };
    }),
    implement(contract.teamCatalogueRecord, ({ params }) => read(kindOf(params.resource), params.key)),
    implement(contract.changeTeamCatalogue, async ({ params, body, member }) => {
      const kind = kindOf(params.resource);
      const { key } = params;
      const { value: before } = await rowOf(kind, key);
      ensureShape(kind, key, body.value);
      const startsAt = startOfVersion(body.validFrom === null ? null : new Date(body.validFrom), clock.now());
      const value = await kind.check(db, key, body.value, startsAt);
      const versioned = { kind: kind.resource, key };
      const operation = `${kind.resource}.write` as const;
      await changeVersion(
        deps,
        versioned,
        { ...body, value },
        member,
        { operation, subject: kind.subject, before },
        {
          async before(transaction) {
            await lockCatalogue(transaction, kind);
            // Again behind the lock: another change may have come first.
            await kind.check(transaction, key, value, startsAt);
          },
          async after(transaction, start) {
            const now = clock.now();
            if (start <= now) return applyVersion(transaction, kind, key, now);
            const planned = { resource: kind.resource, key, validFrom: start.toISOString() };
            return enqueue(transaction, 'team.begin-version', planned, { runAt: start });
          },
        },
      );
      return read(kind, key);
    }),
    implement(contract.createTeamCatalogue, async ({ params, body, member }) => {
      const kind = kindOf(params.resource);
      ensureShape(kind, '', body.value);
      return read(kind, await createRecord(deps, kind, body, member));
    }),
    implement(
      contract.removeTeamCatalogue,
      async ({ params, body, member }) => {
        await removeRecord(deps, kindOf(params.resource), params.key, body, member);
        return { message: 'team-done' };
      },
      { databaseSeconds: 60 },
    ),
    implement(contract.previewTeamCatalogue, async ({ params, body }) => {
      const kind = kindOf(params.resource);
      const { preview } = kind;
      if (!preview) throw new Failure('error-not-found', {}, 'not-found');
      const row = await rowOf(kind, params.key);
      ensureShape(kind, params.key, body.value);
      const startsAt = startOfVersion(body.validFrom === null ? null : new Date(body.validFrom), clock.now());
      const value = await kind.check(db, params.key, body.value, startsAt);
      const previewIn = async (language: Language) => ({
        ...(await preview(db, row, value, { language, t: texts.in(language), priceOrder })),
        updated: sofiaDay(startsAt),
      });
      return { bg: await previewIn('bg'), en: await previewIn('en') };
    }),
  ];
}
