import { observer } from 'mobx-react-lite';
import type { VendorInvitation, VendorMember } from '../../core/accounts/vendor-members.ts';
import { VENDOR_ROLES } from '../../core/shared/vendor-roles.ts';
import type { VendorMembersScreen } from '../../view-models/accounts/vendor-members-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates } from '../shell/use-page-language.ts';
import { MemberHistory } from './member-history.tsx';

type Props = { screen: VendorMembersScreen };

/** Members of the owner's shop with their roles, waiting invitations, and the form of a new one (ROLE-04). */
export const VendorMembersPage = observer(function VendorMembersPage({ screen }: Props) {
  const t = useTexts();
  return (
    <ProfileFrame>
      <PageHeading title={t('members-title')} lead={t('members-lead')} />
      <Section title={t('members-list')}>
        <Members screen={screen} />
      </Section>
      {screen.invitations.length > 0 && (
        <Section title={t('members-invitations')}>
          <Invitations screen={screen} />
        </Section>
      )}
      <InvitationForm screen={screen} />
      <MemberHistory history={screen.history} />
      <RoleChange screen={screen} />
      <Removal screen={screen} />
    </ProfileFrame>
  );
});

const Members = observer(function Members({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  const nameOf = (member: VendorMember) =>
    screen.isMe(member) ? t('member-you', { name: member.name }) : member.name;
  const cellsOf = (member: VendorMember) => [
    <strong key="name">{nameOf(member)}</strong>,
    member.email,
    <SelectField
      key="role"
      name={`role-${member.id}`}
      label={t('member-role-of', { name: member.name })}
      hideLabel
      unmarked
      disabled={screen.busy}
      options={VENDOR_ROLES.map((value) => ({ value, label: t(`vendor-role-${value}`) }))}
      value={member.role}
      onValue={(role) => role && screen.askToChangeRole(member, role)}
    />,
    dates.day(member.since),
    <Button
      key="remove"
      look="quiet"
      size="small"
      aria-label={t('member-remove-of', { name: member.name })}
      onClick={() => screen.askToRemove(member)}
    >
      {t('member-remove')}
    </Button>,
  ];
  return (
    <DataTable
      isListOnPhones
      label={t('members-list')}
      columns={[
        { title: t('member-name') },
        { title: t('member-email') },
        { title: t('member-role') },
        { title: t('member-since') },
        { title: t('members-actions') },
      ]}
      rows={screen.members.map((member) => ({ key: member.id, cells: cellsOf(member) }))}
    />
  );
});

const Invitations = observer(function Invitations({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  const cellsOf = (invitation: VendorInvitation) => [
    <strong key="email">{invitation.email}</strong>,
    t(`vendor-role-${invitation.role}`),
    dates.moment(invitation.expiresAt),
    <Button
      key="withdraw"
      look="quiet"
      size="small"
      aria-label={t('invitation-withdraw-of', { email: invitation.email })}
      onClick={() => void screen.withdraw(invitation)}
    >
      {t('invitation-withdraw')}
    </Button>,
  ];
  return (
    <DataTable
      isListOnPhones
      label={t('members-invitations')}
      columns={[
        { title: t('invitation-to') },
        { title: t('member-role') },
        { title: t('invitation-until') },
        { title: t('members-actions') },
      ]}
      rows={screen.invitations.map((invitation) => ({ key: invitation.id, cells: cellsOf(invitation) }))}
    />
  );
});

const InvitationForm = observer(function InvitationForm({ screen }: Props) {
  const t = useTexts();
  return (
    <BoundForm form={screen.form} prefix="invitation" texts="member" aria-label={t('members-invite')}>
      <FormErrors />
      <FormSection title={t('members-invite')}>
        <FormTextField name="email" type="email" inputMode="email" hint required autoComplete="off" />
        <FormRadioGroup
          name="role"
          required
          options={VENDOR_ROLES.map((value) => ({
            value,
            label: t(`vendor-role-${value}`),
            hint: t(`vendor-role-${value}-hint`),
          }))}
        />
        <div>
          <SubmitButton>{t('member-invite')}</SubmitButton>
        </div>
      </FormSection>
    </BoundForm>
  );
});

const RoleChange = observer(function RoleChange({ screen }: Props) {
  const t = useTexts();
  const { changing, busy } = screen;
  const role = changing?.role ?? 'orders';
  const isMe = changing !== null && screen.isMe(changing.member);
  const values = { name: changing?.member.name ?? '', role: t<string>(`vendor-role-${role}`) };
  return (
    <Modal
      open={changing !== null}
      closable={!busy}
      title={t('member-change-title')}
      onClose={() => screen.cancelChange()}
    >
      <Stack>
        <p>{t(isMe ? 'member-change-text-self' : 'member-change-text', values)}</p>
        <Hint as="p">{t(`vendor-role-${role}-hint`)}</Hint>
        <Row>
          <Button busy={busy} onClick={() => void screen.changeRole()}>
            {t('member-change')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => screen.cancelChange()}>
            {t('members-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});

const Removal = observer(function Removal({ screen }: Props) {
  const t = useTexts();
  const { removing, busy } = screen;
  const isMe = removing !== null && screen.isMe(removing);
  return (
    <Modal
      open={removing !== null}
      closable={!busy}
      title={t('member-remove-title')}
      onClose={() => screen.askToRemove(null)}
    >
      <Stack>
        <p>{isMe ? t('member-remove-text-self') : t('member-remove-text', { name: removing?.name ?? '' })}</p>
        <Row>
          <Button look="danger" busy={busy} onClick={() => void screen.remove()}>
            {t('member-remove')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => screen.askToRemove(null)}>
            {t('members-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
