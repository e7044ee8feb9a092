import { observer } from 'mobx-react-lite';
import { MESSAGE_LENGTH } from '../../../core/roommates/message-text.ts';
import type { OpenConversation } from '../../../view-models/roommates/open-conversation.ts';
import { Button } from '../../components/actions/button.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormRefusals } from '../../forms/form-refusals.tsx';

/** One more message. */
export const ConversationAnswer = observer(function ConversationAnswer({ open }: { open: OpenConversation }) {
  const t = useTexts();
  const { form } = open;
  const { message: error } = form.errors;
  return (
    <Form
      aria-label={t('conversation-answer')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <FormRefusals form={form} />
        <TextArea
          name="message"
          label={t('conversation-answer')}
          hint={t('conversation-answer-hint')}
          maxLength={MESSAGE_LENGTH.most}
          rows={3}
          required
          value={form.values.message}
          onValue={(message) => form.set('message', message)}
          {...(error && { error: t(error) })}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('conversation-send')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
});
