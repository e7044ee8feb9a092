import type { Logger } from 'pino';
import type { PropertyContent } from '../../../../src/core/homes/property-content.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Configuration } from '../../../platform/configuration.ts';
import type { Texts } from '../../../platform/texts.ts';
import { ModelWriter } from './model-writer.ts';
import { TemplateWriter } from './template-writer.ts';

/** What a description may speak of: what the owner has said so far. */
export type DescriptionFacts = {
  address: string;
  /** In the language of the description. */
  city: string | null;
  district: string | null;
  content: PropertyContent;
};

export type DraftedDescription = { description: string; by: 'template' | 'model' };

/** Drafts a listing's description (HOME-07). It never fails: the template always has something to say. */
export abstract class DescriptionWriter {
  abstract write(facts: DescriptionFacts, language: Language): Promise<DraftedDescription>;
}

/** The writer that the configuration asks for. */
export function descriptionWriter(
  { descriptionModel }: Configuration,
  texts: Texts,
  log: Logger,
): DescriptionWriter {
  const template = new TemplateWriter(texts);
  return descriptionModel ? new ModelWriter(descriptionModel, template, log) : template;
}
