import { Type } from 'typebox';
import { COMMENT_REPORT_REASONS } from '../../src/core/journal/comment-rules.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';

import { operation } from '../operation.ts';
import {
  Done,
  Id,
  IdText,
  Key,
  Moment,
  nullable,
  oneOf,
  page,
  paging,
  PostId,
  strict,
  text,
  Token,
} from '../schema.ts';

const domain = 'journal';

const Comment = strict({
  id: Id,
  name: Type.String(),
  /** Plain text with line breaks. */
  text: Type.String(),
  language: oneOf(LANGUAGES),
  at: Moment,
  /** A comment pending review is visible only to its author. */
  status: oneOf(['shown', 'held']),
  own: Type.Boolean(),
});

export const postComments = operation({
  id: 'postComments',
  method: 'GET',
  path: '/api/page/blog-post/1-products.json',
  summary: "Returns the comments on a post, the newest first, with the caller's own pending ones (BLOG-02)",
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    post_id: PostId,
    /** Secrets of the visitor's comments. */
    own: Type.Optional(Type.Array(Token, { maxItems: 20 })),
    ...paging,
  }),
  answer: page(Comment),
});

export const postComment = operation({
  id: 'postComment',
  method: 'POST',
  path: '/api/page/blog-post/{id}/postComment',
  summary:
    'Adds a comment to a post (BLOG-02), once for the same `key`. Visitors send name, e-mail and a solved captcha; of signed-in users only the text is used',
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
  /** The secret deletes a visitor's comment; it is sent only once. */
  answer: strict({ comment: Comment, secret: nullable(Type.String()) }),
  status: 201,
});

export const removeComment = operation({
  id: 'removeComment',
  method: 'DELETE',
  path: '/api/page/blog-post/comment/{id}',
  summary: 'Deletes a comment for its author, by the account or by the secret returned with it',
  domain,
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: IdText }),
  query: strict({ secret: Type.Optional(Token) }),
  answer: Done,
});

export const reportComment = operation({
  id: 'reportComment',
  method: 'POST',
  path: '/api/news/comment/{id}/report',
  summary: 'Reports a comment to the team; each person counts once',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  params: strict({ id: IdText }),
  body: strict({ reason: oneOf(COMMENT_REPORT_REASONS) }),
  answer: Done,
});

export const commentOperations = [postComments, postComment, removeComment, reportComment];
