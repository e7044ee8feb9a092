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

  /** A line for each task, its letters, too: all at once holds a press on a phone up. */
  private async read(): Promise<Record<string, string> | null> {
    const answer = await fetch(this.path);
    if (!answer.ok) return null;
    const texts: Record<string, string> = {};
    const decoder = new TextDecoder();
    for (const line of linesOf(new Uint8Array(await answer.arrayBuffer()))) {
      await new Promise((resume) => setTimeout(resume));
      Object.assign(texts, JSON.parse(decoder.decode(line)));
    }
    return texts;
  }
}

const LINE_FEED = 10;

/** In UTF-8 no other letter has the byte of a line's end in it. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}
