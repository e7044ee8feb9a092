import type { ContainerModuleLoadOptions } from 'inversify';
import { StoredFormDrafts } from '../adapters/storage/stored-form-drafts.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';

/** Drafts of forms, for whichever domain needs them first. */
export function bindFormDrafts({
  bind,
  isBound,
}: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(FormDrafts)) return;
  bind(FormDrafts).toResolvedValue((store) => new StoredFormDrafts(store), [SessionTextStore]);
}
