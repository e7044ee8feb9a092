import { Type } from 'typebox';
import { text } from './home-schemas.ts';
import { operation } from './operation.ts';
import { Done, Id, IdText, Moment, nullable, oneOf, page, PostId, strict } from './schema.ts';

const domain = 'journal';

/** Made by whoever sends: a second sending with it is the same one. */
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
/** What proves that a comment is the visitor's own: 32 random bytes. */
const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

const Comment = strict({
  id: Id,
  name: Type.String(),
  /** Plain text with line breaks. */
  text: Type.String(),
  language: oneOf(['bg', 'en']),
  at: Moment,
  /** A held one is seen by its writer alone until the team has looked at it. */
  status: oneOf(['shown', 'held']),
  own: Type.Boolean(),
});

export const postComments = operation({
  id: 'postComments',
  method: 'GET',
  path: '/api/page/blog-post/1-products.json',
  summary: 'The comments below a post, the newest first, with the caller’s own held ones (BLOG-02)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    post_id: PostId,
    /** Secrets of the visitor's own comments. */
    own: Type.Optional(Type.Array(Secret, { maxItems: 20 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  answer: page(Comment),
});

export const postComment = operation({
  id: 'postComment',
  method: 'POST',
  path: '/api/page/blog-post/{id}/postComment',
  summary:
    'Writes below a post (BLOG-02); the same `key` writes once. Visitors give name, e-mail and a solved captcha; of those who are signed in only the text is read',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  params: strict({ id: PostId }),
  body: strict({
    key: Key,
    name: text(200),
    email: text(300),
    text: text(10_000),
    captcha: text(4_000),
  }),
  /** The secret removes a visitor's comment; it is handed out once. */
  answer: strict({ comment: Comment, secret: nullable(Type.String()) }),
  status: 201,
});

export const removeComment = operation({
  id: 'removeComment',
  method: 'DELETE',
  path: '/api/page/blog-post/comment/{id}',
  summary: 'Its writer takes a comment away: by the account, or by the secret that came with it',
  domain,
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: IdText }),
  query: strict({ secret: Type.Optional(Secret) }),
  answer: Done,
});

export const reportComment = operation({
  id: 'reportComment',
  method: 'POST',
  path: '/api/news/comment/{id}/report',
  summary: 'Tells the team of a bad comment; one person counts once',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  params: strict({ id: IdText }),
  body: strict({ reason: oneOf(['spam', 'offensive', 'personal-data', 'other']) }),
  answer: Done,
});

export const commentOperations = [postComments, postComment, removeComment, reportComment];
