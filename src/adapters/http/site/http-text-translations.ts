import * as calls from '../../../../api/calls/site/translations.ts';
import { TextTranslations } from '../../../core/site/texts.ts';
import type { WrittenText } from '../../../core/site/texts.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpTextTranslations extends TextTranslations {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async translate(body: WrittenText): Promise<string[]> {
    const { texts } = await this.http.call(calls.translateText, { body });
    return texts;
  }
}
