import type { MemberEvent } from '../../core/accounts/vendor-members.ts';
import { DataTable } from '../components/content/data-table.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

/** Changes of a shop's members, newest first (ROLE-04). */
export function MemberHistory({ history }: { history: readonly MemberEvent[] }) {
  const t = useTexts();
  const dates = useDates();
  if (history.length === 0) return null;
  const cellsOf = ({ kind, at, member, actor, role }: MemberEvent) => [
    dates.day(at),
    <strong key="kind">{t(`member-event-${kind}`)}</strong>,
    member ?? t('member-event-unknown'),
    t(`vendor-role-${role}`),
    actor ?? t('member-event-unknown'),
  ];
  return (
    <Section title={t('members-history')}>
      <DataTable
        isListOnPhones
        label={t('members-history')}
        columns={[
          { title: t('member-event-at') },
          { title: t('member-event') },
          { title: t('member-event-member') },
          { title: t('member-role') },
          { title: t('member-event-by') },
        ]}
        rows={history.map((event) => ({ key: event.id, cells: cellsOf(event) }))}
      />
    </Section>
  );
}
