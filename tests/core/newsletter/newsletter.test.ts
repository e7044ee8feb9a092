import { expect, it } from 'vitest';
import { isPostCategory, POST_CATEGORIES } from '../../../src/core/journal/post.ts';
import { isValidEmail } from '../../../src/core/shared/email-address.ts';

it.each([
  ['maria@primer.bg', true],
  [' maria@primer.bg ', true],
  ['', false],
  ['maria', false],
  [`${'a'.repeat(249)}@b.bg`, true],
  [`${'a'.repeat(250)}@b.bg`, false],
])('The newsletter can be sent to „$0“: $1 (BLOG-03)', (email, can) => {
  expect(isValidEmail(email)).toBe(can);
});

it('The journal has four categories (BLOG-01)', () => {
  expect(POST_CATEGORIES.every(isPostCategory)).toBe(true);
  expect(isPostCategory('news')).toBe(false);
});
