import type { Logger } from 'pino';
import type { Configuration } from '../../../platform/configuration.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { DescriptionWriter } from './description-writer.ts';
import { ModelWriter } from './model-writer.ts';
import { TemplateWriter } from './template-writer.ts';

/** Creates the writer for the configuration. */
export function openDescriptionWriter(
  { descriptionModel }: Configuration,
  texts: Texts,
  log: Logger,
): DescriptionWriter {
  const template = new TemplateWriter(texts);
  return descriptionModel ? new ModelWriter(descriptionModel, template, log) : template;
}
