import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { MESSAGE_LENGTH } from '../../core/conversations/message-text.ts';
import type { OpenConversation } from '../../view-models/conversations/open-conversation.ts';
import { Button } from '../components/actions/button.tsx';
import { Row } from '../components/layout.tsx';
import { lazySection, loadPart } from '../components/load-part.ts';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';

const PicturesField = lazySection(() =>
  import('../forms/pictures-field.tsx').then((module) => module.PicturesField),
);

/** Form for a message with pictures. */
export const ConversationAnswer = observer(function ConversationAnswer({ open }: { open: OpenConversation }) {
  const t = useTexts();
  const { pictures } = open;
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
        required={pictures === null}
      />
      {pictures && (
        <Suspense>
          <PicturesField name="pictures" queue={pictures} label={t('conversation-pictures')} plain />
        </Suspense>
      )}
      <Row>
        <SubmitButton>{t('conversation-send')}</SubmitButton>
        {!pictures && (
          <Button look="quiet" onClick={() => void addPictures(open)}>
            {t('conversation-add-pictures')}
          </Button>
        )}
      </Row>
    </BoundForm>
  );
});

async function addPictures(open: OpenConversation): Promise<void> {
  const { PictureQueue } = await loadPart(() => import('../../view-models/site/picture-queue.ts'));
  open.addPictures(PictureQueue);
}
