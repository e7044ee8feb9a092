import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { QUESTION_LIMITS } from '../../core/reviews/product-questions.ts';
import type { ProductQuestion } from '../../core/reviews/product-questions.ts';
import { REVIEW_LIMITS, REVIEW_REPORT_REASONS } from '../../core/reviews/review.ts';
import type { QuestionList } from '../../view-models/reviews/question-list.ts';
import { Button } from '../components/actions/button.tsx';
import { ReportChoice } from '../components/actions/report-choice.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useBrowserValue } from '../components/use-browser-value.ts';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';
import { useDates } from '../shell/use-page-language.ts';
import { Reply } from './review-item.tsx';
import { Reviewed } from './reviews-section.tsx';

const Item = styled.article`
  display: grid;
  gap: var(--space-2);
  max-width: var(--width-text);
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Narrow = styled(Stack)`
  max-width: var(--width-text);
`;

type Props = { list: QuestionList };

/** Public questions about a product, with the vendor's answers (TRUST-04). */
export const QuestionsSection = observer(function QuestionsSection({ list }: Props) {
  const t = useTexts();
  const mayAnswer = useBrowserValue(list.mayAnswer, false);
  const { questions } = list;
  if (questions === null) return null;
  return (
    <div id="questions">
      <Section title={t('questions')}>
        <Stack gap="large">
          {questions.length === 0 ? (
            <p>{t('questions-none')}</p>
          ) : (
            <Reviewed>
              {questions.map((question) => (
                <li key={question.id}>
                  <Question list={list} question={question} />
                </li>
              ))}
            </Reviewed>
          )}
          {!mayAnswer && <QuestionForm list={list} />}
        </Stack>
      </Section>
    </div>
  );
});

const Question = observer(function Question({ list, question }: Props & { question: ProductQuestion }) {
  const t = useTexts();
  const dates = useDates();
  // The server renders the page as for visitors.
  const mayAnswer = useBrowserValue(list.mayAnswer, false);
  const isOwn = useBrowserValue(list.own.includes(question.id), false);
  const { id, text, language, at, answer } = question;
  const name = question.name ?? t('conversation-gone');
  return (
    <Item>
      <Hint>
        {name} · <time dateTime={at}>{dates.day(at)}</time>
      </Hint>
      <p dir="auto" lang={language}>
        <strong>{text}</strong>
      </p>
      {answer ? (
        <Reply>
          <strong>{t('question-answer')}</strong> <time dateTime={answer.at}>{dates.day(answer.at)}</time>
          <p dir="auto">{answer.text}</p>
        </Reply>
      ) : (
        <Hint>{t('question-open')}</Hint>
      )}
      {mayAnswer && answer === null && <Answer list={list} id={id} />}
      {isOwn ? (
        <Row>
          <Button look="quiet" size="small" onClick={() => void list.withdraw(id)}>
            {t('question-withdraw')}
          </Button>
        </Row>
      ) : (
        <ReportChoice
          label={t('review-report')}
          about={t('question-report-about', { name })}
          question={t('report-reason')}
          reasons={REVIEW_REPORT_REASONS}
          textOf={(reason) => t(`review-report-${reason}`)}
          onReport={(reason) => void list.report(id, reason)}
        />
      )}
    </Item>
  );
});

const Answer = observer(function Answer({ list, id }: Props & { id: number }) {
  const t = useTexts();
  if (list.answering !== id) {
    return (
      <Row>
        <Button look="secondary" size="small" onClick={() => list.startAnswer(id)}>
          {t('reply')}
        </Button>
      </Row>
    );
  }
  return (
    <BoundForm form={list.answer} prefix={`answer-${id}`} texts="question-answer-field">
      <FormErrors />
      <FormTextArea name="text" hint required autoFocus maxLength={REVIEW_LIMITS.reply} />
      <Row>
        <SubmitButton size="small">{t('question-answer-send')}</SubmitButton>
        <Button look="quiet" size="small" onClick={() => list.startAnswer(null)}>
          {t('cancel')}
        </Button>
      </Row>
    </BoundForm>
  );
});

/** Form for signed-in people; others log in first and return to the page. */
const QuestionForm = observer(function QuestionForm({ list }: Props) {
  const t = useTexts();
  const isSignedIn = useBrowserValue(list.session.user !== null, false);
  if (!isSignedIn) {
    return (
      <Row data-print="hide">
        <Button look="secondary" onClick={() => list.session.requestSignIn('stay')}>
          {t('question-ask-login')}
        </Button>
      </Row>
    );
  }
  return (
    <Narrow data-print="hide">
      <BoundForm form={list.form} prefix="question" texts="question-field" aria-label={t('question-ask')}>
        <FormErrors />
        <FormTextArea name="text" hint required maxLength={QUESTION_LIMITS.max} />
        <Row>
          <SubmitButton>{t('question-ask')}</SubmitButton>
        </Row>
      </BoundForm>
    </Narrow>
  );
});
