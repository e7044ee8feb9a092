import assert from 'node:assert/strict';
import type { FormModal } from '../../src/core/site/modal.ts';
import { ScreenLoader } from '../../src/view-models/site/navigation.ts';
import type { Visitor } from './visitor.ts';

/** The state of a modal, as it is when the modal is open. */
export async function modalOf<Kind extends object>(
  visitor: Visitor,
  name: FormModal,
  kind: abstract new (...parts: never[]) => Kind,
): Promise<Kind> {
  const { screen } = await visitor.get(ScreenLoader).openModal(name);
  assert.ok(screen instanceof kind, `${name} is another modal`);
  return screen;
}
