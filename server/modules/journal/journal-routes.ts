import * as comments from '../../../api/journal/comments.ts';
import * as contract from '../../../api/journal/journal.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { readComments } from './comment-rows.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { removeComment, reportComment } from './moderate-comments.ts';
import { categoriesOf, findPosts, readPost } from './post-rows.ts';
import { writeComment } from './write-comment.ts';

/** Posts change only with a release. */
const CACHE = { cacheSeconds: 60, readsReplica: true, shows: () => ['posts'] } as const;
/** Limit for what visitors write: 30 calls a minute from one address. */
const FEW = { shareOfLimit: 1 / 20 };

export function journalRoutes(deps: JournalDependencies): Implementation[] {
  return [...readingRoutes(deps), ...commentRoutes(deps)];
}

function readingRoutes(deps: JournalDependencies): Implementation[] {
  const { db, texts } = deps;
  return [
    implement(
      contract.newsCategories,
      async ({ language }) => ({ data: await categoriesOf({ db, texts, language }) }),
      CACHE,
    ),
    implement(contract.news, ({ query, language }) => findPosts({ db, texts, language }, query), CACHE),
    implement(
      contract.newsPost,
      ({ params, language }) => readPost({ db, texts, language }, params.id),
      CACHE,
    ),
  ];
}

function commentRoutes(deps: JournalDependencies): Implementation[] {
  return [
    implement(comments.postComments, ({ query, account }) => readComments(deps, query, account?.id ?? null), {
      readsReplica: true,
      shows: () => ['posts', 'comments'],
    }),
    implement(
      comments.postComment,
      ({ params, body, account, sender }) =>
        writeComment(deps, params.id, body, { accountId: account?.id ?? null, address: sender }),
      FEW,
    ),
    implement(comments.removeComment, async ({ params, query, account }) => {
      await removeComment(deps, Number(params.id), {
        accountId: account?.id ?? null,
        secret: query.secret,
      });
      return { message: 'comment-removed' };
    }),
    implement(
      comments.reportComment,
      async ({ params, body, account, sender }) => {
        const actor = { accountId: account?.id ?? null, address: sender };
        await reportComment(deps, Number(params.id), body.reason, actor);
        return { message: 'comment-reported' };
      },
      FEW,
    ),
  ];
}
