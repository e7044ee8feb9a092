import type { ContainerModuleLoadOptions } from 'inversify';
import { ChosenSlot } from '../view-models/homes/chosen-slot.ts';

/** What a listing hands to the form for a viewing, bound with whichever comes first. */
export function bindChosenSlot({
  bind,
  isBound,
}: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(ChosenSlot)) return;
  bind(ChosenSlot)
    .toResolvedValue(() => new ChosenSlot())
    .inSingletonScope();
}
