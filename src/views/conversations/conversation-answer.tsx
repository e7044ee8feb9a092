import { MESSAGE_LENGTH } from '../../core/conversations/message-text.ts';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';

/** One more message. */
export function ConversationAnswer({ open }: { open: OpenConversation }) {
  const t = useTexts();
  const label = t('conversation-answer');
  return (
    <BoundForm form={open.form} texts="conversation" aria-label={label}>
      <FormErrors />
      <FormTextArea
        name="message"
        label={label}
        hint={t('conversation-answer-hint')}
        maxLength={MESSAGE_LENGTH.most}
        rows={3}
        required
      />
      <Row>
        <SubmitButton>{t('conversation-send')}</SubmitButton>
      </Row>
    </BoundForm>
  );
}
