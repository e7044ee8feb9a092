import * as calls from '../../../../api/calls/contact/contact.ts';
import type { ContactCommand } from '../../../core/contact/contact-command.ts';
import { ContactGateway } from '../../../core/contact/contact.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpContactGateway extends ContactGateway {
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
