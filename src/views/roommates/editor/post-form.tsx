import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { HABIT_NAMES, HABIT_WORDS } from '../../../core/roommates/habits.ts';
import type { HabitName, Habits } from '../../../core/roommates/habits.ts';
import { BILLS, fieldsOfSection, offerField, ROOM_KINDS } from '../../../core/roommates/offer-fields.ts';
import type { OfferFieldName } from '../../../core/roommates/offer-fields.ts';
import { OFFER_LIMITS } from '../../../core/roommates/roommate-offer.ts';
import type { RoommatePostEditor } from '../../../view-models/roommates/roommate-post-editor.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { ComboboxField } from '../../components/fields/combobox-field.tsx';
import { Columns, Row, Stack } from '../../components/layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { PostErrors } from './post-errors.tsx';
import { PostPlace } from './post-place.tsx';
import { BoundForm, FormSection, SubmitButton } from '../../forms/bound-form.tsx';
import { DescribedField } from '../../forms/described-field.tsx';
import { useField } from '../../forms/form-context.tsx';
import { LazyTextWarnings } from '../../forms/lazy-text-warnings.tsx';
import { FormRadioGroup, FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { PicturesField } from '../../forms/pictures-field.tsx';

type Props = { editor: RoommatePostEditor };

/** Limits the length of lines. */
const Sheet = styled(BoundForm)`
  max-width: var(--width-narrow);
`;

/** Two or four columns, never three. */
const Pairs = styled(Columns)`
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Form of an offer (MATE-04). */
export const PostForm = observer(function PostForm({ editor }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { form, isNew } = editor;
  return (
    <Sheet
      form={form}
      texts="post"
      aria-label={t(isNew ? 'post-title-new' : 'post-title-edit')}
      onSubmit={() => editor.save()}
    >
      <Stack gap="large">
        {editor.resumed && (
          <Alert kind="info" title={t('post-resumed')}>
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                editor.startAnew();
                // The pressed button disappears with the message.
                document.getElementById('field-title')?.focus();
              }}
            >
              {t(isNew ? 'post-start-anew' : 'post-discard')}
            </Button>
          </Alert>
        )}
        {editor.isPendingAsSimilar && <Alert kind="warning">{t('own-held-similar')}</Alert>}
        <PostErrors editor={editor} />
        <FormSection title={t('post-part-place')} lead={t('post-part-place-lead')}>
          <FormTextField name="title" hint maxLength={OFFER_LIMITS.title.to} required />
          <PostPlace editor={editor} />
        </FormSection>
        <RoomPart editor={editor} />
        <FormSection title={t('post-part-price')} lead={t('post-part-price-lead')}>
          <Columns>
            <OfferField name="price" />
            <OfferField name="deposit" />
          </Columns>
          <PostChoice name="bills" words={BILLS} />
          {restOf('price', ['price', 'deposit', 'bills']).map((name) => (
            <OfferField key={name} name={name} />
          ))}
        </FormSection>
        <FormSection title={t('post-part-about')}>
          <FormTextArea name="aboutHome" hint maxLength={OFFER_LIMITS.aboutHome.to} rows={7} required />
          <FormTextArea name="aboutPeople" hint maxLength={OFFER_LIMITS.aboutPeople} rows={4} />
          <LazyTextWarnings kind="rental" names={['title', 'aboutHome', 'aboutPeople']} now />
        </FormSection>
        <FormSection title={t('post-part-habits')} lead={t('post-part-habits-lead')}>
          <Pairs>
            {HABIT_NAMES.map((name) => (
              <Habit key={name} editor={editor} name={name} />
            ))}
          </Pairs>
        </FormSection>
        <UniversityPart editor={editor} />
        <FormSection title={t('post-part-pictures')} lead={t('post-part-pictures-lead')}>
          {/* The queue has a single reason to refuse, the number of pictures. */}
          <PicturesField
            name="images"
            queue={editor.pictures}
            full={t('post-pictures-full')}
            refusal={t('error-too-many-offer-pictures')}
          />
        </FormSection>
        <Row>
          <SubmitButton>{t(isNew ? 'own-action-publish' : 'save-changes')}</SubmitButton>
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
  return (
    <FormSection title={t('post-part-room')}>
      <PostChoice name="room" words={ROOM_KINDS} />
      <Pairs>
        <OfferField name="people" />
        <OfferField name="roomArea" />
        <FormTextField name="moveInFrom" type="date" min={editor.today} required />
        {restOf('room', ['room', 'people', 'roomArea']).map((name) => (
          <OfferField key={name} name={name} />
        ))}
      </Pairs>
    </FormSection>
  );
});

const OfferField = ({ name }: { name: OfferFieldName }) => (
  <DescribedField name={name} field={offerField(name)} words="offer" />
);

/** Fields of a part without those that have a place of their own in the form. */
const restOf = (part: Parameters<typeof fieldsOfSection>[0], placed: readonly OfferFieldName[]) =>
  fieldsOfSection(part).filter((name) => !placed.includes(name));

function PostChoice({ name, words }: { name: 'room' | 'bills'; words: readonly string[] }) {
  const t = useTexts();
  return (
    <FormRadioGroup
      name={name}
      required
      options={words.map((value) => ({ value, label: t(`offer-${name}-${value}`) }))}
    />
  );
}

const Habit = observer(function Habit({ editor, name }: Props & { name: HabitName }) {
  const t = useTexts();
  const { form } = editor;
  const { habits } = form.values;
  const words: readonly string[] = HABIT_WORDS[name];
  return (
    <SelectField
      name={name}
      label={t(`habit-${name}`)}
      placeholder={t('habit-unsaid')}
      options={words.map((value) => ({ value, label: t(`habit-${name}-${value}`) }))}
      value={habits[name]}
      onValue={(word) => form.set('habits', { ...habits, [name]: word } as Habits)}
    />
  );
});

const UniversityPart = observer(function UniversityPart({ editor }: Props) {
  const t = useTexts();
  const { onBlur: _, ...field } = useField<number | null>({ name: 'universityId' });
  return (
    <FormSection title={t('post-part-university')} lead={t('post-part-university-lead')}>
      <ComboboxField
        // Another city has other options first.
        key={editor.form.values.city}
        {...field}
        placeholder={t('post-universityId-placeholder')}
        nothing={t('filter-nothing')}
        options={editor.universitiesByCity.map(({ id, name, short }) => ({
          value: id,
          label: short === name ? name : `${name} (${short})`,
        }))}
      />
    </FormSection>
  );
});
