import type { Language } from '../../core/shared/language.ts';
import { Translations } from '../../core/site/translations.ts';

/**
 * The texts from the file that the page names, which the browser keeps. It is on its way before any script runs,
 * so it is fetched as the page announced it, and not by axios, which comes later.
 */
export class FileTranslations extends Translations {
  constructor(
    private readonly path: string,
    /** Asked where the file does not come: a newer release has another one. */
    private readonly api: Translations,
  ) {
    super();
  }

  async of(language: Language): Promise<Record<string, string>> {
    const texts = await this.read().catch(() => null);
    return texts ?? this.api.of(language);
  }

  private async read(): Promise<Record<string, string> | null> {
    const answer = await fetch(this.path);
    return answer.ok ? ((await answer.json()) as Record<string, string>) : null;
  }
}
