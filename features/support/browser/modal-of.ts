import assert from 'node:assert/strict';
import type { FormModal, ModalName } from '../../../src/core/site/modal.ts';
import { ScreenLoader } from '../../../src/view-models/site/navigation.ts';
import type { Visitor } from '../visitor.ts';

/** Names of the modals in the features. */
const NAMES: Record<string, ModalName> = {
  login: 'login',
  'sign-up': 'signUp',
  'new password': 'passChange',
  'forgotten password': 'forgottenPassword',
  'request for a viewing': 'propertyViewRequest',
  'message about a room': 'roommateOfferMessage',
  'purchase of credits': 'creditBuy',
  'guide to coordinates': 'coordinatesGuide',
  'import of products': 'productImport',
  message: 'notification',
};

export function modalNamed(words: string): ModalName {
  const name = NAMES[words];
  assert.ok(name, `nothing that opens over the page is called "${words}"`);
  return name;
}

/** State of an open modal. */
export async function modalOf<Kind extends object>(
  visitor: Visitor,
  name: FormModal,
  kind: abstract new (...parts: never[]) => Kind,
): Promise<Kind> {
  const { screen } = await visitor.get(ScreenLoader).openModal(name);
  assert.ok(screen instanceof kind, `${name} is another modal`);
  return screen;
}
