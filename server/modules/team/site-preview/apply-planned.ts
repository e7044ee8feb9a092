import type { Transaction } from 'kysely';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { SiteDraft } from '../../../../src/core/team/site-preview.ts';
import type { ArticleValues } from '../../../platform/article-values.ts';
import type { Database } from '../../../tables.ts';
import { applyPostsOf } from '../../journal/apply-posts.ts';
import { applyVersion } from '../catalogue/apply-version.ts';
import type { CatalogueKind } from '../catalogue/catalogue-kind.ts';
import type { PageFields } from '../versions/check-content.ts';
import { addVersion, versionsOf } from '../versions/versions.ts';
import type { SitePreview } from './site-previews.ts';

type Planned = { kinds: readonly CatalogueKind[]; values: ArticleValues; now: Date };

/**
 * Applies the changes planned until the time of a preview, and its draft as the newest version. The caller rolls the
 * transaction back.
 */
export async function applyPlanned(
  transaction: Transaction<Database>,
  { shownAt, draft }: SitePreview,
  { kinds, values, now }: Planned,
): Promise<void> {
  const at = shownAt ?? now;
  if (draft) await addDraft(transaction, draft, at);
  const rows = await transaction
    .selectFrom('team_version')
    .select(['kind', 'key'])
    .distinct()
    .where('valid_from', '<=', at)
    .where((eb) => {
      const isPlanned = eb('valid_from', '>', now);
      return draft ? eb.or([isPlanned, eb.and({ kind: draft.kind, key: draft.key })]) : isPlanned;
    })
    .orderBy('kind')
    .orderBy('key')
    .execute();
  for (const kind of kinds) {
    for (const { key } of rows.filter((row) => row.kind === kind.resource))
      await applyVersion(transaction, kind, key, at);
  }
  const slugs = rows.filter(({ kind }) => kind === 'posts').map(({ key }) => key);
  if (slugs.length > 0) await applyPostsOf(transaction, slugs, { now: at, values });
}

async function addDraft(transaction: Transaction<Database>, draft: SiteDraft, at: Date): Promise<void> {
  const { kind, key } = draft;
  const [newest] = await versionsOf(transaction, { kind, key });
  const author = { id: null, name: '' };
  const version = {
    value: valueOf(draft, at),
    validFrom: null,
    base: newest?.number ?? 0,
    author,
    reason: '',
  };
  await addVersion(transaction, { kind, key }, version, at);
}

/** Pages show the day of their last change. */
function valueOf({ kind, value }: SiteDraft, at: Date): object {
  if (kind !== 'pages') return value;
  const { bg, en } = value as PageFields;
  const updated = sofiaDay(at);
  return { bg: { ...bg, updated }, en: { ...en, updated } };
}
