import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { VIEWING_HOURS } from '../../../core/properties/viewing-time.ts';
import type { ViewingAnswer } from '../../../view-models/properties/viewing-answer.ts';
import { Button } from '../../components/actions/button.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Row } from '../../components/layout.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormField } from '../../forms/form-field.tsx';
import { FormRefusals } from '../../forms/form-refusals.tsx';
import { DayAndTime } from './day-and-time.tsx';

const id = (name: string): string => `answer-${name}`;

const Sheet = styled(Form)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--colour-line);
`;

/** Another time, or no; with a note to the visitor. */
export const AnswerForm = observer(function AnswerForm({ answer }: { answer: ViewingAnswer }) {
  const t = useTexts();
  const { form, to } = answer;
  const sheet = useRef<HTMLFormElement>(null);
  const kind = to?.answer ?? 'decline';
  useEffect(() => sheet.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [kind]);
  const { note: noteError } = form.errors;
  return (
    <Sheet
      ref={sheet}
      aria-label={t(`viewing-${kind}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormRefusals form={form} idOf={id} />
      {kind === 'propose' && (
        <DayAndTime>
          <FormField
            form={form}
            id={id('date')}
            name="date"
            label={t('viewing-modal-date')}
            type="date"
            min={answer.today}
            max={answer.lastDay}
            required
          />
          <FormField
            form={form}
            id={id('time')}
            name="time"
            label={t('viewing-modal-time')}
            type="time"
            min={VIEWING_HOURS.from}
            max={VIEWING_HOURS.to}
            required
          />
        </DayAndTime>
      )}
      <TextArea
        id={id('note')}
        name="note"
        label={t('viewing-answer-note')}
        value={form.values.note}
        onValue={(note) => form.set('note', note)}
        {...(noteError && { error: t(noteError) })}
      />
      <Row>
        <Button type="submit" size="small" look={kind === 'decline' ? 'danger' : 'primary'} busy={form.busy}>
          {t(`viewing-${kind}-send`)}
        </Button>
        <Button look="quiet" size="small" onClick={() => answer.giveUp()}>
          {t('viewing-answer-give-up')}
        </Button>
      </Row>
    </Sheet>
  );
});
