import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { VIEWING_HOURS } from '../../../core/properties/viewings/viewing-time.ts';
import { MAX_VIEWING_ADDRESS } from '../../../core/properties/viewings/viewing.ts';
import type { ViewingAnswer } from '../../../view-models/properties/viewings/viewing-answer.ts';
import { Button } from '../../components/actions/button.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { DayAndTime } from './day-and-time.tsx';
import { BoundForm, SubmitButton } from '../../forms/bound-form.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';

const Sheet = styled(BoundForm)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--colour-line);
`;

/** Form for another time or a refusal, with a note to the visitor. */
export const AnswerForm = observer(function AnswerForm({ answer }: { answer: ViewingAnswer }) {
  const t = useTexts();
  const { form, to } = answer;
  const sheet = useRef<HTMLFormElement>(null);
  const kind = to?.answer ?? 'decline';
  useEffect(() => sheet.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [kind]);
  return (
    <Sheet ref={sheet} form={form} prefix="answer" texts="viewing-modal" aria-label={t(`viewing-${kind}`)}>
      <FormErrors />
      {kind === 'propose' && (
        <DayAndTime>
          <FormTextField name="date" type="date" min={answer.today} max={answer.lastDay} required />
          <FormTextField name="time" type="time" min={VIEWING_HOURS.from} max={VIEWING_HOURS.to} required />
        </DayAndTime>
      )}
      {kind === 'propose' && <FormTextField name="address" maxLength={MAX_VIEWING_ADDRESS} hint />}
      <FormTextArea name="note" label={t('viewing-answer-note')} />
      <Row>
        <SubmitButton size="small" look={kind === 'decline' ? 'danger' : 'primary'}>
          {t(`viewing-${kind}-send`)}
        </SubmitButton>
        <Button look="quiet" size="small" onClick={() => answer.giveUp()}>
          {t('previous')}
        </Button>
      </Row>
    </Sheet>
  );
});
