import * as calls from '../../../../api/calls/site/site.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Language } from '../../../core/shared/language.ts';
import { ErrorReports } from '../../../core/site/error-reports.ts';
import { Translations } from '../../../core/site/texts.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpTranslations extends Translations {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async of(language: Language, signal?: CancelSignal): Promise<Record<string, string>> {
    const { translations } = await this.http.call(calls.translation, {
      params: { locale: language },
      signal,
    });
    return translations;
  }
}

const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 4_000;

export class HttpErrorReports extends ErrorReports {
  constructor(private readonly http: HttpClient) {
    super();
  }

  report(error: unknown, route: string): void {
    void this.send(error instanceof Error ? error : new Error(String(error)), route);
  }

  private async send({ name, message, stack = '' }: Error, route: string): Promise<void> {
    const body = {
      name: name.slice(0, 100),
      message: message.slice(0, MAX_MESSAGE_LENGTH),
      stack: stack.slice(0, MAX_STACK_LENGTH),
      route,
    };
    try {
      await this.http.call(calls.reportScreenError, { body });
    } catch {
      // After a failed report the error is still in the browser's console.
    }
  }
}
