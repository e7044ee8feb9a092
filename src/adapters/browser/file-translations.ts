import type { Language } from '../../core/shared/language.ts';
import { Translations } from '../../core/site/texts.ts';

/**
 * Texts from a cacheable file that the page preloads. Uses fetch with the same request as the preload,
 * because axios loads later.
 */
export class FileTranslations extends Translations {
  constructor(
    private readonly path: string,
    /** Fallback if the file is missing, because a newer release has another one. */
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
