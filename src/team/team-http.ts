import { Failure } from '../core/shared/failure.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import type { AnyCall } from '../adapters/http/http-client.ts';
import type { TeamSession } from './session.ts';

/** Operations that answer 401 for wrong credentials. */
const LOGIN = '/api/team/login';

/** Calls the API for the back office; each answer prolongs the session, and a refused session ends. */
export class TeamHttp extends HttpClient {
  constructor(
    private readonly network: HttpClient,
    private readonly session: TeamSession,
  ) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    const isWithoutBody = call.method === 'POST' && call.body === undefined && call.file === undefined;
    try {
      const answer = await this.network.send(isWithoutBody ? { ...call, body: {} } : call);
      this.session.noteAnswer();
      return answer;
    } catch (error) {
      const isExpired = error instanceof Failure && error.kind === 'login-required';
      if (isExpired && !call.path.startsWith(LOGIN)) this.session.expire();
      throw error;
    }
  }
}
