import { expect, it } from 'vitest';
import { CONSENTS, isNoticeDue } from '../../../src/core/site/visitor-choices.ts';

it('The notice of cookies shows until it was answered or its purposes were opened (MODAL-05)', () => {
  expect(CONSENTS.filter(isNoticeDue)).toEqual(['undecided']);
});
