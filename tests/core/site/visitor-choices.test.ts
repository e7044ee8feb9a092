import { expect, it } from 'vitest';
import { CONSENTS, isNoticeDue } from '../../../src/core/site/visitor-choices.ts';

it('The cookie notice is shown until the visitor decides or opens its settings (MODAL-05)', () => {
  expect(CONSENTS.filter(isNoticeDue)).toEqual(['undecided']);
});
