import { describe, expect, it } from 'vitest';
import { VisitorCommentCommand, commentFormRules } from '../../../src/core/journal/comment-command.ts';
import { EMPTY_COMMENT } from '../../../src/core/journal/comment.ts';
import type { CommentForm } from '../../../src/core/journal/comment.ts';

const comment = { name: 'Мария', email: 'maria@primer.bg', text: 'Благодаря!' };
const errorsOf = (change: Partial<CommentForm>, isSignedIn = false) =>
  commentFormRules.errorsOf({ ...comment, ...change }, isSignedIn);

describe('A comment (BLOG-02)', () => {
  it('is empty at first; a visitor enters name and e-mail address, a user only the text', () => {
    expect(errorsOf(EMPTY_COMMENT)).toEqual({
      text: 'error-comment-text',
      name: 'error-comment-name',
      email: 'error-email-invalid',
    });
    expect(errorsOf(EMPTY_COMMENT, true)).toEqual({ text: 'error-comment-text' });
    expect(errorsOf({ ...EMPTY_COMMENT, text: 'Да!' }, true)).toEqual({});
  });

  it.each([
    [{}, {}],
    [{ text: 'Да' }, { text: 'error-comment-text' }],
    [{ text: ' Да \u200b' }, { text: 'error-comment-text' }],
    [{ text: 'а'.repeat(3_000) }, {}],
    [{ text: 'а'.repeat(3_001) }, { text: 'error-text-too-long' }],
    [{ name: 'М' }, { name: 'error-comment-name' }],
    [{ name: 'М'.repeat(61) }, { name: 'error-comment-name' }],
    [{ email: 'maria' }, { email: 'error-email-invalid' }],
    [{ email: `${'a'.repeat(250)}@b.bg` }, { email: 'error-email-invalid' }],
  ] as [Partial<CommentForm>, object][])('with $0 gives $1', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('is normalised', () => {
    const command = new VisitorCommentCommand({
      name: ' Мария\n Г. ',
      email: ' Maria@Primer.bg ',
      text: ' Да!\r\n',
    });
    expect({ ...command }).toEqual({ name: 'Мария Г.', email: 'maria@primer.bg', text: 'Да!' });
  });
});
