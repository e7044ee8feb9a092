import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import * as contract from '../../../../api/team/posts.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Picture } from '../../../../src/core/shared/picture.ts';
import { ensurePost, ensurePostId } from '../../../../src/core/journal/post-version.ts';
import type { PostVersion } from '../../../../src/core/journal/post-version.ts';
import { versionAt } from '../../../../src/core/team/versions.ts';
import { applyPostsOf } from '../../journal/apply-posts.ts';
import type { ArticleValues } from '../../../platform/article-values.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import { attachPictures } from '../../../platform/pictures/attached-pictures.ts';
import { withForms } from '../../../platform/pictures/picture-intake.ts';
import type { PictureIntake } from '../../../platform/pictures/picture-intake.ts';
import { keyOfPicture } from '../../../platform/pictures/picture-rows.ts';
import { likePattern } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { changeVersion } from './change-version.ts';
import { ensureCodes } from './check-content.ts';
import type { VersionChange } from './change-version.ts';
import { publishedPost, teamPosts } from './read-team-posts.ts';
import { versionsOf, shownVersions } from './versions.ts';

type PostDependencies = TeamDependencies & { values: () => ArticleValues; intake: PictureIntake };

const UPLOAD_LIMIT = { most: 60, minutes: 10 };

const versioned = (slug: string) => ({ kind: 'posts', key: slug }) as const;

/** Blog posts of the team (TEAM-09). */
export function postRoutes(deps: PostDependencies): Implementation[] {
  const { db, clock, values, intake } = deps;
  const read = async (slug: string) => {
    const versions = await versionsOf<PostVersion>(db, versioned(slug));
    const published = await publishedPost(db, slug);
    const current = versionAt(versions, clock.now())?.value ?? published?.value ?? versions[0]?.value;
    if (!current) throw new Failure('error-not-found', {}, 'not-found');
    return { slug, current, isShown: published?.isShown ?? false, ...shownVersions(versions) };
  };
  const publish = async (
    slug: string,
    change: VersionChange<PostVersion>,
    member: SignedInMember,
    before: object,
  ): Promise<void> => {
    ensurePost(slug, change.value);
    ensureCodes((language) => change.value[language].body, values());
    const audited = { operation: 'posts.write', subject: 'post', before } as const;
    const steps = {
      prepare: async (transaction: Transaction<Database>) => ({
        ...change.value,
        cover: await storedCover(transaction, slug, change.value.cover, member.accountId),
        related: await knownPosts(transaction, change.value.related),
      }),
      after: (transaction: Transaction<Database>) =>
        applyPostsOf(transaction, [slug], { now: clock.now(), values: values() }),
    };
    await changeVersion(deps, versioned(slug), change, member, audited, steps);
  };
  const upload = implement(contract.uploadTeamPicture, ({ member, request }) =>
    intake.take(request, { accountId: member.accountId }, UPLOAD_LIMIT),
  );
  return [
    implement(contract.teamPosts, ({ query: { q = '', offset = 0, limit = 25 } }) =>
      teamPosts(db, { pattern: likePattern(q.trim()), offset, limit, now: clock.now() }),
    ),
    implement(contract.teamPost, ({ params }) => read(params.slug)),
    implement(contract.createTeamPost, async ({ body, member }) => {
      const { slug } = body;
      ensurePostId(slug);
      if ((await publishedPost(db, slug)) || (await versionsOf(db, versioned(slug))).length > 0)
        throw new Failure('validation_failed', { slug: 'error-post-address-taken' }, 'invalid');
      await publish(slug, { ...body, latest: 0 }, member, {});
      return read(slug);
    }),
    implement(contract.changeTeamPost, async ({ params: { slug }, body, member }) => {
      const { current } = await read(slug);
      await publish(slug, body, member, current);
      return read(slug);
    }),
    withForms(upload),
  ];
}

/**
 * Returns the picture as it is stored: one that the post has had, or a new upload of the member. It then belongs
 * to the post, so that it stays when the member's account is deleted.
 * @throws Failure `invalid` for any other picture
 */
async function storedCover(
  transaction: Transaction<Database>,
  slug: string,
  cover: Picture | null,
  accountId: number,
): Promise<Picture | null> {
  if (cover === null) return null;
  const { rows } = await sql<{ cover: Picture }>`
    select cover from post where slug = ${slug} and cover ->> 'url' = ${cover.url}
    union all
    select value -> 'cover' from team_version
    where kind = 'posts' and key = ${slug} and value #>> '{cover,url}' = ${cover.url} limit 1`.execute(
    transaction,
  );
  if (rows[0]) return rows[0].cover;
  const key = keyOfPicture(cover);
  if (key === null) throw new Failure('validation_failed', { cover: 'error-picture-unknown' }, 'invalid');
  const [stored = null] = await attachPictures(transaction, accountId, [key], `post:${slug}`, 'cover');
  await transaction
    .updateTable('picture')
    .set({ owner_id: null, from_visitor: true })
    .where('key', '=', key)
    .execute();
  return stored;
}

/** @throws Failure `invalid` if one of the related posts does not exist */
async function knownPosts(transaction: Transaction<Database>, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return slugs;
  const known = await transaction.selectFrom('post').select('slug').where('slug', 'in', slugs).execute();
  if (known.length < slugs.length)
    throw new Failure('validation_failed', { related: 'error-post-related' }, 'invalid');
  return slugs;
}
