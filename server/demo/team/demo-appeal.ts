import type { TeamRole } from '../../../src/core/team/permissions.ts';
import { undoEnd } from '../../../src/core/team/cases.ts';
import { json } from '../../platform/database/database.ts';
import { moderateComment } from '../../modules/journal/moderate-comments.ts';
import { changeSubject } from '../../modules/team/change-subject.ts';
import { insertComment } from './demo-comment.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad, DemoOffer } from './demo-records.ts';
import { DEMO_MEMBERS } from './demo-members.ts';

const COMMENT =
  'Ние се преместихме с фирма от квартала: дойдоха навреме и нищо не счупиха. Мога само да ги препоръчам.';
const APPEAL = 'Не работя в тази фирма и никого не рекламирам. Написах само как мина нашето преместване.';
const [WRITTEN, DECIDED, APPEALED] = [60, 50, 21];

type Given = { members: ReadonlyMap<TeamRole, number>; writer: DemoOffer | undefined; postId: number | null };

/** Adds a comment that the owner's account hid, and an objection, which another member decides (TEAM-04). */
export async function addDecisionWithAppeal(
  load: CaseLoad,
  { members, writer, postId }: Given,
): Promise<void> {
  const { transaction, now } = load;
  if (!writer || postId === null) return;
  const comment = await insertComment(load, writer, {
    postId,
    text: COMMENT,
    status: 'shown',
    hoursAgo: WRITTEN,
  });
  const reason = 'case-reason-advertising';
  const decidedAt = hoursBefore(now, DECIDED);
  const hide = { operation: 'comments.hide', subject: 'comment', subjectId: comment, reason } as const;
  const { id } = await changeSubject(
    transaction,
    { ...actorOf('owner', members), ...hide },
    decidedAt,
    async () => {
      await moderateComment(transaction, comment, 'hidden');
      return transaction
        .insertInto('case_decision')
        .values({
          kind: 'comments',
          subject_id: `comment-${comment}`,
          title: COMMENT.slice(0, 80),
          decision: 'hide',
          reason,
          owner_id: writer.ownerId,
          state: json({ status: 'shown', heldFor: null, reports: [] }),
          decided_by: members.get('owner') ?? null,
          decided_at: decidedAt,
          mail_at: undoEnd(decidedAt),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
  );
  const register = { operation: 'appeals.register', subject: 'decision', subjectId: id } as const;
  const appealedAt = hoursBefore(now, APPEALED);
  await changeSubject(transaction, { ...actorOf('support', members), ...register }, appealedAt, () =>
    transaction
      .updateTable('case_decision')
      .set({ appeal_text: APPEAL, appealed_at: appealedAt })
      .where('id', '=', id)
      .execute(),
  );
}

const actorOf = (role: TeamRole, members: ReadonlyMap<TeamRole, number>) => ({
  actorId: members.get(role) ?? null,
  operator: DEMO_MEMBERS.find((member) => member.role === role)?.name ?? role,
  via: 'team' as const,
});
