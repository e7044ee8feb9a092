import type { Kysely } from 'kysely';
import * as contract from '../../../../api/team/site-previews.ts';
import { ensurePost } from '../../../../src/core/journal/post-version.ts';
import type { PostVersion } from '../../../../src/core/journal/post-version.ts';
import { MINUTE } from '../../../../src/core/shared/durations.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { SITE_PREVIEW_MINUTES } from '../../../../src/core/team/site-preview.ts';
import type { SiteDraft } from '../../../../src/core/team/site-preview.ts';
import { ensureTextOverride } from '../../../../src/core/team/text-override.ts';
import type { TextOverride } from '../../../../src/core/team/text-override.ts';
import { startOfVersion } from '../../../../src/core/team/versions.ts';
import type { ArticleValues } from '../../../platform/article-values.ts';
import { json } from '../../../platform/database/database.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { ensureShape } from '../catalogue/catalogue-kind.ts';
import type { CatalogueKind } from '../catalogue/catalogue-kind.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { ensureCodes, ensurePage, originalText } from '../versions/check-content.ts';
import type { PageFields } from '../versions/check-content.ts';
import { pathOfDraft } from './draft-page.ts';

type Content = { texts: Texts; values: () => ArticleValues; kinds: readonly CatalogueKind[] };

/** Preview of the site: its time and draft. */
export type SitePreview = { shownAt: Date | null; draft: SiteDraft | null };

/** Path of the pages of a preview. */
export const sitePreviewPath = (id: string, language: Language): string =>
  `/api/team/site-previews/${id}/${language}`;

/** Previews of the site with drafts and planned versions (TEAM-07, TEAM-09). */
export function sitePreviewRoutes({ db, clock }: TeamDependencies, content: Content): Implementation[] {
  return [
    implement(contract.createSitePreview, async ({ body: { at, draft: given }, member }) => {
      const now = clock.now();
      const shownAt = at === null ? null : startOfVersion(new Date(at), now);
      const draft = given && (await checkedDraft(db, given, shownAt ?? now, content));
      const id = newSecret();
      await db
        .insertInto('team_site_preview')
        .values({
          id,
          account_id: member.accountId,
          shown_at: shownAt,
          draft: draft && json(draft),
          expires_at: new Date(now.getTime() + SITE_PREVIEW_MINUTES * MINUTE),
        })
        .execute();
      const catalogue = draft?.kind === 'services' ? await catalogueOf(db, draft.key) : undefined;
      const pageIn = (language: Language) =>
        sitePreviewPath(id, language) + pathOfDraft(draft, language, catalogue);
      return { bg: pageIn('bg'), en: pageIn('en') };
    }),
  ];
}

/** Returns a preview of a member; null if it has expired. */
export async function readSitePreview(
  { db, clock }: Pick<TeamDependencies, 'db' | 'clock'>,
  id: string,
  accountId: number,
): Promise<SitePreview | null> {
  const row = await db
    .selectFrom('team_site_preview')
    .select(['shown_at as shownAt', 'draft'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes expired previews. A nightly job. */
export async function deleteExpiredPreviews(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('team_site_preview').where('expires_at', '<=', now).execute();
}

/**
 * Returns a draft with the tidy value that would be published.
 * @throws Failure `invalid` by field, `not-found` for an unknown record
 */
async function checkedDraft(
  db: Kysely<Database>,
  { kind, key, value }: SiteDraft,
  startsAt: Date,
  { texts, values, kinds }: Content,
): Promise<SiteDraft> {
  if (kind === 'texts') {
    ensureTextOverride(value as TextOverride, originalText(texts, key));
    return { kind, key, value };
  }
  if (kind === 'pages') {
    ensurePage(value as PageFields, values());
    return { kind, key, value };
  }
  if (kind === 'posts') {
    const post = value as PostVersion;
    ensurePost(key, post);
    ensureCodes((language) => post[language].body, values());
    return { kind, key, value: { ...post, isPublished: true } };
  }
  const catalogue = kinds.find(({ resource }) => resource === kind);
  const [row] = (await catalogue?.rows(db, key)) ?? [];
  if (!catalogue || !row) throw new Failure('error-not-found', {}, 'not-found');
  ensureShape(catalogue, key, value);
  return { kind, key, value: await catalogue.check(db, key, value, startsAt) };
}

async function catalogueOf(db: Kysely<Database>, key: string) {
  const row = await db
    .selectFrom('service')
    .innerJoin('service_group', 'service_group.key', 'service.group_key')
    .select('service_group.catalogue')
    .where('service.key', '=', key)
    .executeTakeFirst();
  return row?.catalogue;
}
