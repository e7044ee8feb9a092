import * as calls from '../../../../api/calls/site/site.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Language } from '../../../core/shared/language.ts';
import { ErrorReports } from '../../../core/site/error-reports.ts';
import { SessionTransfer } from '../../../core/site/session-transfer.ts';
import type { TransferPayload } from '../../../core/site/session-transfer.ts';
import { PageTexts, Translations } from '../../../core/site/texts.ts';
import type { PageText, TextPageName } from '../../../core/site/texts.ts';
import { textIn } from '../../../core/shared/answer-checks.ts';
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

export class HttpPageTexts extends PageTexts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  read(name: TextPageName, signal?: CancelSignal): Promise<PageText> {
    return this.http.call(calls.pageText, { params: { name }, signal });
  }
}

export class HttpSessionTransfer extends SessionTransfer {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async leave(payload: TransferPayload): Promise<string> {
    return textIn(await this.http.call(calls.leaveSessionTransfer, { body: payload }), 'secret');
  }

  collect(): Promise<{ payload: TransferPayload | null; authToken: string | null }> {
    return this.http.call(calls.collectSessionTransfer);
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
