import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { failureTitle } from '../../../src/views/shell/page-title.ts';

describe('The title of a page that can’t be shown', () => {
  it.each([
    [new Failure('error-login-required', {}, 'login-required'), 'login-required-title'],
    [new Failure('error-not-allowed', {}, 'not-allowed'), 'login-required-title'],
    [new Failure('error-product-not-found', {}, 'not-found'), 'not-found-title'],
    [new Failure('error-unexpected', {}, 'fault'), 'error-title'],
    [new Error('x'), 'error-title'],
  ])('%s: %s', (failure, title) => {
    expect(failureTitle(failure)).toBe(title);
  });
});
