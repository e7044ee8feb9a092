import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../core/shared/language.ts';
import type { TextTranslations, WrittenText } from '../../core/site/texts.ts';
import type { Modals } from './modals.ts';
import { unobserved } from './unobserved.ts';

type Written = WrittenText & { language: Language };

/** A text by people, for readers of the other language: its language and an optional translation. */
export class TextTranslation {
  busy = false;
  isTranslated = false;
  private written: Written | null = null;
  private translated: readonly string[] | null = null;

  constructor(
    private readonly translations: TextTranslations,
    private readonly modals: Modals,
    private readonly language: Language,
    /** True if a translation service is configured. */
    readonly isOffered: boolean,
  ) {
    makeAutoObservable<this, 'written' | 'translated'>(this, {
      ...unobserved('translations', 'modals', 'language', 'isOffered'),
      written: observableRef,
      translated: observableRef,
    });
  }

  /** Shows another text; the same one keeps its translation. */
  begin(written: Written): void {
    if (this.written?.kind === written.kind && this.written.id === written.id) return;
    this.written = written;
    this.translated = null;
    this.isTranslated = false;
    this.busy = false;
  }

  /** Language of the original if it differs from the page's; else null. */
  get foreign(): Language | null {
    const language = this.written?.language ?? this.language;
    return language === this.language ? null : language;
  }

  /** Language of the shown text, for the `lang` attribute. */
  get shownLanguage(): Language {
    return this.isTranslated ? this.language : (this.written?.language ?? this.language);
  }

  textsOf(originals: readonly string[]): readonly string[] {
    const { translated } = this;
    if (!this.isTranslated || !translated) return originals;
    return originals.map((original, index) => translated[index] ?? original);
  }

  async translate(): Promise<void> {
    const { written } = this;
    if (!written || this.busy) return;
    if (this.translated) return this.show(true);
    this.busy = true;
    try {
      const { kind, id } = written;
      const { texts } = await this.translations.translateText({ kind, id });
      runInAction(() => {
        if (this.written !== written) return;
        this.translated = texts;
        this.isTranslated = true;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        if (this.written === written) this.busy = false;
      });
    }
  }

  showOriginal(): void {
    this.show(false);
  }

  private show(translation: boolean): void {
    this.isTranslated = translation;
  }
}
