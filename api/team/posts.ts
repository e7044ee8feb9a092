import { Type } from 'typebox';
import { POST_CATEGORIES } from '../../src/core/journal/post.ts';
import { MAX_POST_ID_LENGTH, MAX_RELATED_POSTS } from '../../src/core/journal/post-version.ts';
import { UploadedPicture } from '../site/pictures.ts';
import { operation } from '../operation.ts';
import { Count, Day, nullable, oneOf, Picture, PostId, strict, text } from '../schema.ts';
import { PageFields, versionChange, versionFields } from './content.ts';

const domain = 'team';

export const Post = strict({
  category: oneOf(POST_CATEGORIES),
  date: Day,
  highlighted: Type.Boolean(),
  isPublished: Type.Boolean(),
  /** A picture uploaded by `uploadTeamPicture`, or one that the post has had. */
  cover: nullable(Picture),
  related: Type.Array(PostId, { maxItems: MAX_RELATED_POSTS }),
  bg: PageFields,
  en: PageFields,
});

const PostState = strict({
  slug: PostId,
  /** The post in force; that of the newest version if none has begun. */
  current: Post,
  /** True if visitors see it now. */
  isShown: Type.Boolean(),
  latest: Count,
  versions: Type.Array(strict({ ...versionFields, value: Post })),
});

const slugParams = strict({ slug: PostId });

export const teamPosts = operation({
  id: 'teamPosts',
  method: 'GET',
  path: '/api/team/posts',
  summary: 'Lists blog posts whose address or titles contain a text, also planned and hidden ones (TEAM-09)',
  domain,
  callers: ['team'],
  permission: 'posts.read',
  guarded: false,
  query: strict({
    q: Type.Optional(text(200)),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  answer: strict({
    data: Type.Array(
      strict({
        slug: PostId,
        bg: Type.String(),
        en: Type.String(),
        category: oneOf(POST_CATEGORIES),
        date: Day,
        state: oneOf(['shown', 'planned', 'hidden']),
      }),
    ),
    total: Count,
  }),
});

export const teamPost = operation({
  id: 'teamPost',
  method: 'GET',
  path: '/api/team/posts/{slug}',
  summary: 'Returns a blog post as Markdown in both languages with its versions, newest first',
  domain,
  callers: ['team'],
  permission: 'posts.read',
  guarded: false,
  params: slugParams,
  answer: PostState,
});

export const createTeamPost = operation({
  id: 'createTeamPost',
  method: 'POST',
  path: '/api/team/posts',
  summary: 'Adds a blog post, shown from now or a later time; 422 if its address is taken',
  domain,
  callers: ['team'],
  permission: 'posts.write',
  guarded: false,
  body: strict({
    slug: text(MAX_POST_ID_LENGTH),
    value: Post,
    validFrom: versionChange.validFrom,
    reason: versionChange.reason,
  }),
  answer: PostState,
  status: 201,
});

export const changeTeamPost = operation({
  id: 'changeTeamPost',
  method: 'POST',
  path: '/api/team/posts/{slug}',
  summary: 'Adds a version of a blog post, valid from now or a later time; an unpublished one is hidden',
  domain,
  callers: ['team'],
  permission: 'posts.write',
  guarded: false,
  params: slugParams,
  body: strict({ ...versionChange, value: Post }),
  answer: PostState,
});

export const uploadTeamPicture = operation({
  id: 'uploadTeamPicture',
  method: 'POST',
  path: '/api/team/picture',
  summary: 'Sends a picture of a blog post as the field `file` of a form, up to 15 MB and 50 megapixels',
  domain,
  callers: ['team'],
  permission: 'posts.write',
  guarded: false,
  multipart: true,
  answer: UploadedPicture,
  status: 201,
});

export const teamPostOperations = [teamPosts, teamPost, createTeamPost, changeTeamPost, uploadTeamPicture];
