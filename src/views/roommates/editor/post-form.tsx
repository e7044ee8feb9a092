import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { HABIT_NAMES, HABIT_WORDS } from '../../../core/roommates/habits.ts';
import type { HabitName, Habits } from '../../../core/roommates/habits.ts';
import { BILLS, OFFER_LIMITS, ROOM_KINDS } from '../../../core/roommates/roommate-offer.ts';
import type { RoommatePostEditor } from '../../../view-models/roommates/roommate-post-editor.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button } from '../../components/actions/button.tsx';
import { ComboboxField } from '../../components/fields/combobox-field.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Columns, Row, Stack } from '../../components/layout.tsx';
import { LinkButton } from '../../components/actions/link-button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useLinks } from '../../shell/use-page-language.ts';
import { PostErrors } from './post-errors.tsx';
import { FormAmount } from '../../forms/amount-field.tsx';
import { PostChoice, PostNumber, PostText } from './post-fields.tsx';
import { PostPart } from './post-part.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostPlace } from './post-place.tsx';

type Props = { editor: RoommatePostEditor };

/** Lines of text are no longer than one reads with ease. */
const Sheet = styled(Form)`
  max-width: var(--width-narrow);
`;

/** Four short answers, never three and one. */
const Pairs = styled(Columns)`
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The form of an offer, part by part (MATE-04). */
export const PostForm = observer(function PostForm({ editor }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { form, isNew } = editor;
  return (
    <Sheet
      aria-label={t(isNew ? 'post-title-new' : 'post-title-edit')}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <Stack data-gap="large">
        {editor.resumed && (
          <Alert kind="info" title={t('post-resumed')}>
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                editor.startAnew();
                // The button is gone with the message.
                document.getElementById('field-title')?.focus();
              }}
            >
              {t(isNew ? 'post-start-anew' : 'post-discard')}
            </Button>
          </Alert>
        )}
        <PostErrors editor={editor} />
        <PostPart title={t('post-part-place')} lead={t('post-part-place-lead')}>
          <FormField
            form={form}
            name="title"
            label={t('post-title')}
            hint={t('post-title-hint')}
            maxLength={OFFER_LIMITS.title.to}
            required
          />
          <PostPlace editor={editor} />
        </PostPart>
        <RoomPart editor={editor} />
        <PostPart title={t('post-part-price')} lead={t('post-part-price-lead')}>
          <Columns>
            <FormAmount
              form={form}
              name="price"
              label={t('post-price')}
              hint={t('post-price-hint')}
              required
            />
            <FormAmount
              form={form}
              name="deposit"
              label={t('post-deposit')}
              hint={t('post-deposit-hint')}
              required
            />
          </Columns>
          <PostChoice form={form} name="bills" words={BILLS} />
          <FormAmount
            form={form}
            name="billsAmount"
            label={t('post-billsAmount')}
            hint={t('post-billsAmount-hint')}
          />
        </PostPart>
        <PostPart title={t('post-part-about')}>
          <PostText form={form} name="aboutHome" maxLength={OFFER_LIMITS.aboutHome.to} required />
          <PostText form={form} name="aboutPeople" maxLength={OFFER_LIMITS.aboutPeople} />
        </PostPart>
        <PostPart title={t('post-part-habits')} lead={t('post-part-habits-lead')}>
          <Pairs>
            {HABIT_NAMES.map((name) => (
              <Habit key={name} editor={editor} name={name} />
            ))}
          </Pairs>
        </PostPart>
        <UniversityPart editor={editor} />
        <PostPart title={t('post-part-pictures')} lead={t('post-part-pictures-lead')}>
          <PostPictures editor={editor} />
        </PostPart>
        <Row>
          <Button type="submit" busy={form.busy}>
            {t(isNew ? 'post-publish' : 'post-save')}
          </Button>
          {!isNew && (
            <LinkButton look="quiet" to={links('AdminRoommates')}>
              {t('post-back')}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Sheet>
  );
});

const RoomPart = observer(function RoomPart({ editor }: Props) {
  const t = useTexts();
  const { form } = editor;
  return (
    <PostPart title={t('post-part-room')}>
      <PostChoice form={form} name="room" words={ROOM_KINDS} />
      <Pairs>
        <PostNumber form={form} name="people" hint={t('post-people-hint')} required />
        <PostNumber form={form} name="roomArea" />
        <FormField
          form={form}
          name="moveInFrom"
          type="date"
          min={editor.today}
          label={t('post-moveInFrom')}
          required
        />
        <PostNumber form={form} name="stay" hint={t('post-stay-hint')} />
      </Pairs>
    </PostPart>
  );
});

const Habit = observer(function Habit({ editor, name }: Props & { name: HabitName }) {
  const t = useTexts();
  const { form } = editor;
  const { habits } = form.values;
  const words: readonly string[] = HABIT_WORDS[name];
  return (
    <SelectField
      name={name}
      label={t(`habit-${name}`)}
      placeholder={t('post-habit-unsaid')}
      options={words.map((value) => ({ value, label: t(`habit-${name}-${value}`) }))}
      value={habits[name]}
      onValue={(word) => form.set('habits', { ...habits, [name]: word } as Habits)}
    />
  );
});

const UniversityPart = observer(function UniversityPart({ editor }: Props) {
  const t = useTexts();
  const { form } = editor;
  const { universityId: error } = form.errors;
  return (
    <PostPart title={t('post-part-university')} lead={t('post-part-university-lead')}>
      <ComboboxField
        // Others come first with another city.
        key={form.values.city}
        name="universityId"
        label={t('post-universityId')}
        placeholder={t('post-university-placeholder')}
        nothing={t('filter-nothing')}
        options={editor.universitiesByCity.map(({ id, name, short }) => ({
          value: id,
          label: short === name ? name : `${name} (${short})`,
        }))}
        value={form.values.universityId}
        onValue={(id) => form.set('universityId', id)}
        {...(error && { error: t(error) })}
      />
    </PostPart>
  );
});
