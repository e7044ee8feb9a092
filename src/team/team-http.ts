import { HttpClient } from '../adapters/http/http-client.ts';
import type { AnyCall } from '../adapters/http/http-client.ts';
import type { TeamSession } from './session.ts';

/** Calls the API for the back office; each answer prolongs the session. */
export class TeamHttp extends HttpClient {
  constructor(
    private readonly network: HttpClient,
    private readonly session: TeamSession,
  ) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    const isWithoutBody = call.method === 'POST' && call.body === undefined;
    const answer = await this.network.send(isWithoutBody ? { ...call, body: {} } : call);
    this.session.noteAnswer();
    return answer;
  }
}
