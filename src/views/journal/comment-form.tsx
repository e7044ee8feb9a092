import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MAX_COMMENT_LENGTH } from '../../core/journal/comment.ts';
import type { PostComments } from '../../view-models/journal/post-comments.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Columns, Panel, Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { LazyTextWarnings } from '../forms/lazy-text-warnings.tsx';
import { FormTextArea, FormTextField } from '../forms/form-fields.tsx';

/** Hidden without a script. */
const Base = styled(Panel)`
  max-width: var(--width-text);
  & > h2 {
    margin-bottom: var(--space-4);
    font-size: var(--text-xl);
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Form for a comment (BLOG-02). */
export const CommentForm = observer(function CommentForm({ comments }: { comments: PostComments }) {
  const t = useTexts();
  const { form, isSignedIn, ownName, sent } = comments;
  return (
    <Base as="section" aria-labelledby="comment-title">
      <h2 id="comment-title">{t('comment-form-title')}</h2>
      <BoundForm form={form} prefix="comment" texts="comment" aria-labelledby="comment-title">
        <Stack>
          <FormErrors />
          {isSignedIn ? (
            <p>{t('comment-as', { name: ownName })}</p>
          ) : (
            <Columns>
              <FormTextField name="name" autoComplete="name" required />
              <FormTextField name="email" label={t('field-email')} hint type="email" required />
            </Columns>
          )}
          <FormTextArea name="text" hint maxLength={MAX_COMMENT_LENGTH} rows={5} required />
          <LazyTextWarnings kind="goods" names={['text']} now />
          <Row>
            <SubmitButton>{t('comment-send')}</SubmitButton>
          </Row>
          <div role="status">
            {sent && <Alert kind={sent === 'shown' ? 'success' : 'info'}>{t(`comment-sent-${sent}`)}</Alert>}
          </div>
        </Stack>
      </BoundForm>
    </Base>
  );
});
