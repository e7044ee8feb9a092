import type { CancelSignal } from '../core/shared/failure.ts';
import { PageTexts } from '../core/site/texts.ts';
import type { PageText, TextPageName } from '../core/site/texts.ts';

/** Shows keys instead of the texts of `content/pages` in the debug mode of translations (LANG-08). */
export class KeyPageTexts extends PageTexts {
  constructor(private readonly texts: PageTexts) {
    super();
  }

  async pageText({ name }: { name: TextPageName }, signal?: CancelSignal): Promise<PageText> {
    const { updated } = await this.texts.pageText({ name }, signal);
    const key = `pages/${name}`;
    return { title: `${key}.title`, description: `${key}.description`, updated, html: `<p>${key}</p>` };
  }
}
