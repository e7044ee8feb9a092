import * as calls from '../../../api/calls/journal.ts';
import type { ContactCommand } from '../../core/journal/contact-command.ts';
import { ContactDesk } from '../../core/journal/contact-desk.ts';
import type { HttpClient } from './http-client.ts';

export class HttpContactDesk extends ContactDesk {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async send({ name, email, phone, subject, message }: ContactCommand, key: string): Promise<string> {
    const { reference } = await this.http.call(calls.sendContactMessage, {
      body: { key, name, email, phone, subject, message },
    });
    return reference;
  }
}
