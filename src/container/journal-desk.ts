import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpJournalCatalogue } from '../adapters/http/http-journal-catalogue.ts';
import { JournalCatalogue } from '../core/journal/journal-catalogue.ts';

/** The posts of the journal, bound with the first screen that shows some. */
export function bindJournalCatalogue({
  bind,
  isBound,
}: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(JournalCatalogue)) return;
  bind(JournalCatalogue).toResolvedValue((http) => new HttpJournalCatalogue(http), [HttpClient]);
}
