import { failureOf } from '../../src/adapters/http/refusal.ts';
import { HttpClient, urlOf } from '../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../src/adapters/http/http-client.ts';
import { permittedOperations } from '../../src/core/team/permissions.ts';
import type { TeamRole } from '../../src/core/team/permissions.ts';
import { claimEnd, undoEnd } from '../../src/core/team/cases.ts';
import { aServiceCalendar, calendarFor } from './team-calendar.ts';
import { TeamCatalogue } from './team-catalogue.ts';
import { TeamContent } from './team-content.ts';
import { aFigure } from './team-figures.ts';
import { openedCase, SOME_CASES, SOME_DECISIONS } from './team-cases.ts';

export type TeamAnswer = { status: number; body: unknown };
type Row = { id: number | string } & Record<string, unknown>;
type Body = Record<string, unknown>;

const ok = (body: unknown): TeamAnswer => ({ status: 200, body });
const refused = (status: number, message: string, errors?: Record<string, string>): TeamAnswer => ({
  status,
  body: {
    message,
    ...(errors && {
      errors: Object.entries(errors).map(([property, text]) => ({ property, message: text })),
    }),
  },
});

export const RECOVERY_CODES = ['aaaaa-11111', 'bbbbb-22222', 'ccccc-33333'];
export const TEAM_PASSWORD = 'correct horse battery';

const SOME_RECORDS: Record<string, Row[]> = {
  accounts: Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    name: index === 0 ? 'Мария Петрова' : `Иван Иванов ${index + 1}`,
    email: `account-${index + 1}@example.com`,
    phone: '0888 123 456',
    type: ['user', 'agency', 'vendor'][index % 3],
    createdAt: '2026-11-02T08:15:00.000Z',
    emailConfirmedAt: '2026-11-02T08:20:00.000Z',
    phoneVerifiedAt: null,
    sessions: [{ id: 7, device: 'Chrome, Android', createdAt: '2026-11-20T18:30:00.000Z' }],
    timeline: [
      { at: '2026-11-20T18:30:00.000Z', kind: 'signed-in', detail: 'Chrome, Android' },
      { at: '2026-11-02T08:15:00.000Z', kind: 'created', actor: 'Мария Петрова' },
    ],
  })),
  members: [
    {
      id: 1,
      name: 'Елена Николова',
      email: 'elena@example.com',
      roles: ['owner', 'finance'],
      createdAt: '2026-11-01T09:00:00.000Z',
      lastUsedAt: '2026-11-21T09:30:00.000Z',
    },
    {
      id: 2,
      name: 'Петър Димов',
      email: 'petar@example.com',
      roles: ['moderator'],
      createdAt: '2026-11-03T09:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  cases: SOME_CASES,
  'service-orders': [31, 32, 33].map((id) => ({ id, number: `S-1000${id}` })),
  decisions: SOME_DECISIONS,
  'audit-log': [
    {
      id: 2,
      at: '2026-11-21T09:45:00.000Z',
      operator: 'Елена Николова',
      via: 'team',
      operation: 'accounts.change-role',
      subject: 'account',
      subjectId: '12',
      reason: 'Профилът е на фирма.',
      before: { type: 'user', address: { city: 'София' }, tags: ['a', 'b'] },
      after: { type: 'vendor', address: { city: 'София' }, tags: ['a', 'c'] },
    },
    {
      id: 1,
      at: '2026-11-20T16:00:00.000Z',
      operator: 'ops',
      via: 'command',
      operation: 'listings.remove',
      subject: 'home',
      subjectId: '7',
      reason: 'Дублирана обява',
      before: { status: 'published' },
      after: { status: 'removed' },
    },
  ],
};

const QR = Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (_, x) => (x * y) % 3 === 0));

/** State of the in-memory server of the back office. */
export class TeamServer {
  step: 'none' | 'second-factor' | 'enrolment' | 'signed-in' = 'none';
  roles: TeamRole[] = ['owner'];
  methods: ('totp' | 'passkey')[] = ['totp'];
  records: Record<string, Row[]> = structuredClone(SOME_RECORDS);
  calendar = aServiceCalendar();
  private readonly content = new TeamContent();
  private readonly catalogue = new TeamCatalogue();
  /** Requests in the order of their arrival, such as `POST /api/team/login`. */
  readonly requests: { name: string; body: Body }[] = [];
  /** Answers that replace the server's, by name of the request. */
  readonly overrides = new Map<string, TeamAnswer>();
  now = new Date('2026-11-21T10:00:00.000Z');
  sessionMinutes = 30;

  answer(method: string, url: string, body: Body = {}): TeamAnswer {
    const { pathname, searchParams } = new URL(url, 'http://team.example');
    const name = `${method} ${pathname}`;
    this.requests.push({ name, body });
    const override = this.overrides.get(name);
    if (override) return override;
    const path = pathname.replace('/api/team/', '');
    return this.signIn(path, body) ?? this.signedIn(method, path, searchParams, body);
  }

  private signIn(path: string, body: Body): TeamAnswer | null {
    switch (path) {
      case 'login': {
        if (body['password'] !== TEAM_PASSWORD) return refused(401, 'error-wrong-credentials');
        this.step = this.methods.length > 0 ? 'second-factor' : 'enrolment';
        return ok({ step: this.step, methods: this.methods });
      }
      case 'login/code':
        if (body['code'] !== '123456' && body['code'] !== RECOVERY_CODES[0])
          return refused(422, 'error-wrong-credentials');
        return this.finish();
      case 'login/passkey/options':
      case 'second-factor/passkey/options':
        return ok({ options: { challenge: 'abc' } });
      case 'login/passkey':
        return this.finish();
      case 'second-factor/totp':
        return ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: QR });
      case 'second-factor/totp/confirm':
        if (body['code'] !== '123456') return refused(422, 'error-wrong-credentials');
        this.step = 'signed-in';
        this.methods = ['totp'];
        return ok({ recoveryCodes: RECOVERY_CODES });
      case 'second-factor/passkey':
        this.step = 'signed-in';
        this.methods.push('passkey');
        return ok({ recoveryCodes: [] });
      case 'logout':
        this.step = 'none';
        return ok({ ok: true });
      default:
        return null;
    }
  }

  private finish(): TeamAnswer {
    this.step = 'signed-in';
    return ok({ step: 'signed-in', methods: [] });
  }

  private signedIn(method: string, path: string, query: URLSearchParams, body: Body): TeamAnswer {
    if (this.step !== 'signed-in') return refused(401, 'ra.auth.auth_check_error');
    if (path === 'me') return ok(this.member());
    if (path === 'second-factor/recovery-codes') return ok({ recoveryCodes: RECOVERY_CODES });
    if (path === 'queues')
      return ok({
        data: [{ kind: 'listing-reports', count: 3, oldest: '2026-11-18T10:00:00.000Z', mine: 1 }],
      });
    if (path === 'service-calendar') return ok(calendarFor(this.calendar, query));
    if (path === 'search') return ok({ data: this.search(query.get('q') ?? '') });
    const ofCase = this.ofCase(path, body);
    if (ofCase) return ofCase;
    const figure = aFigure(path, query);
    if (figure) return ok(figure);
    const content = this.content.answer(method, path, body) ?? this.catalogue.answer(method, path, body);
    if (content) return ok(content);
    const [, resource = '', id, action] = path.split('/');
    if (!this.member().operations.some((operation) => operation === `${resource}.read`))
      return refused(403, 'error-team-not-allowed');
    const rows = this.records[resource] ?? [];
    if (method === 'POST' && id === undefined) return this.create(rows, body['input'] as Body);
    if (id === undefined) return ok(this.page(rows, query));
    const record = rows.find((row) => String(row.id) === id);
    if (!record) return refused(404, 'error-not-found');
    if (action !== undefined) Object.assign(record, body['input']);
    return ok({ record });
  }

  private ofCase(path: string, body: Body): TeamAnswer | null {
    const [group, id, action] = path.split('/');
    const cases = (this.records['cases'] ?? []) as typeof SOME_CASES;
    const found = cases.find((one) => one.id === id);
    if (group === 'cases' && !found) return refused(404, 'error-case-gone');
    if (group === 'cases' && found && action === 'claim') {
      const { assignee, assignedUntil } = found;
      return assignee && assignedUntil
        ? refused(409, 'error-case-claimed', { assignee: assignee.name, assignedUntil })
        : ok({ case: openedCase(found, claimEnd(this.now)) });
    }
    if (group === 'cases' && action === 'decide') {
      if (body['decision'] === 'remove' && body['reason'] === '')
        return refused(422, 'validation_failed', { reason: 'error-reason-required' });
      this.records['cases'] = cases.filter((one) => one !== found);
      return ok({ decisionId: 9, undoUntil: undoEnd(this.now).toISOString() });
    }
    const isAnswered = ['cases', 'decisions', 'appeals'].includes(group ?? '');
    return isAnswered ? ok({ message: 'team-done' }) : null;
  }

  private member() {
    return {
      accountId: 1,
      name: 'Елена Николова',
      email: 'elena@example.com',
      roles: this.roles,
      operations: permittedOperations(this.roles),
      hasTotp: this.methods.includes('totp'),
      passkeys: [
        { id: 'k1', name: 'Служебен лаптоп', createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: null },
      ],
      recoveryCodesLeft: 8,
      endsAt: new Date(this.now.getTime() + this.sessionMinutes * 60_000).toISOString(),
    };
  }

  private create(rows: Row[], input: Body): TeamAnswer {
    if (rows.some((row) => row['email'] === input['email']))
      return refused(422, 'error-team-member-known', { email: 'error-email-invalid' });
    const record = { id: rows.length + 1, name: String(input['email']), ...input };
    rows.push(record);
    return ok({ record });
  }

  private page(rows: Row[], query: URLSearchParams) {
    const q = query.get('q')?.toLowerCase() ?? '';
    const filter = JSON.parse(query.get('filter') ?? '{}') as Body;
    const found = rows.filter(
      (row) =>
        `${row['name']} ${row['email']}`.toLowerCase().includes(q) &&
        Object.entries(filter).every(([name, value]) => row[name] === undefined || row[name] === value),
    );
    const offset = Number(query.get('offset'));
    return {
      data: found.slice(offset, offset + Number(query.get('limit'))),
      total: found.length,
      isCapped: false,
    };
  }

  private search(q: string) {
    return (this.records['accounts'] ?? [])
      .filter(({ name }) => String(name).includes(q))
      .map(({ id, name, email }) => ({ resource: 'accounts', id, title: name, detail: email }));
  }
}

/** Network of the back office in a test. */
export class TeamNetwork extends HttpClient {
  constructor(readonly server: TeamServer) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    const { status, body } = this.server.answer(call.method, urlOf(call), call.body as Body | undefined);
    if (status >= 300) throw failureOf(status, body);
    return structuredClone(body);
  }
}
