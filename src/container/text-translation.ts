import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpTextTranslations } from '../adapters/http/http-text-translations.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { TextTranslation } from '../view-models/site/text-translation.ts';

/** What is written in the other language, on the pages that show what people wrote; each page has its own. */
export function bindTextTranslation({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(TextTranslation)) return;
  bind(TextTranslation).toResolvedValue(
    (http, modals, { language }, { translations }) =>
      new TextTranslation(new HttpTextTranslations(http), modals, language, translations),
    [HttpClient, Modals, LanguageSwitch, SiteSettings],
  );
}
