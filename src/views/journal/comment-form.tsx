import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MAX_COMMENT_LENGTH } from '../../core/journal/comment.ts';
import type { PostComments } from '../../view-models/journal/post-comments.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Form } from '../components/fields/form.tsx';
import { Columns, Panel, Row, Stack } from '../components/layout.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormRefusals } from '../forms/form-refusals.tsx';

/** Without a script there are the comments. */
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

const id = (name: string): string => `comment-${name}`;

/** One's own comment below a post (BLOG-02). */
export const CommentForm = observer(function CommentForm({ comments }: { comments: PostComments }) {
  const t = useTexts();
  const { form, isSignedIn, ownName, sent } = comments;
  const { text: textError } = form.errors;
  return (
    <Base as="section" aria-labelledby="comment-title">
      <h2 id="comment-title">{t('comment-form-title')}</h2>
      <Form
        aria-labelledby="comment-title"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <FormRefusals form={form} idOf={id} />
          {isSignedIn ? (
            <p>{t('comment-as', { name: ownName })}</p>
          ) : (
            <Columns>
              <FormField
                form={form}
                id={id('name')}
                name="name"
                label={t('comment-name')}
                autoComplete="name"
                required
              />
              <FormField
                form={form}
                id={id('email')}
                name="email"
                label={t('field-email')}
                hint={t('comment-email-hint')}
                type="email"
                required
              />
            </Columns>
          )}
          <TextArea
            id={id('text')}
            name="text"
            label={t('comment-text')}
            hint={t('comment-text-hint')}
            maxLength={MAX_COMMENT_LENGTH}
            rows={5}
            required
            value={form.values.text}
            onValue={(text) => form.set('text', text)}
            {...(textError && { error: t(textError) })}
          />
          <Row>
            <Button type="submit" busy={form.busy}>
              {t('comment-send')}
            </Button>
          </Row>
          <div role="status">
            {sent && <Alert kind={sent === 'shown' ? 'success' : 'info'}>{t(`comment-sent-${sent}`)}</Alert>}
          </div>
        </Stack>
      </Form>
    </Base>
  );
});
