import type { Clock } from '../core/shared/clock.ts';
import type { TeamSession } from './session.ts';
import type { SignedInMember, SignInGateway } from './sign-in-gateway.ts';

/** Milliseconds after which the roles are read again: an owner may have changed them. */
const FRESH = 60_000;

/** The signed-in member, read from the server. */
export class Membership {
  private request: Promise<SignedInMember> | null = null;
  private readAt = 0;

  constructor(
    private readonly gateway: SignInGateway,
    private readonly session: TeamSession,
    private readonly clock: Clock,
  ) {}

  get isKnown(): boolean {
    return this.request !== null;
  }

  /** @throws Failure `login-required` without a session */
  current(): Promise<SignedInMember> {
    const isFresh = this.clock.now().getTime() - this.readAt < FRESH;
    return this.request && isFresh ? this.request : this.load();
  }

  /** Reads the member again and prolongs the session. */
  load(): Promise<SignedInMember> {
    this.readAt = this.clock.now().getTime();
    const request = this.gateway.teamMe().then((member) => {
      this.session.begin(new Date(member.endsAt));
      return member;
    });
    this.request = request;
    request.catch(() => {
      if (this.request === request) this.request = null;
    });
    return request;
  }

  forget(): void {
    this.request = null;
    this.session.signOut();
  }
}
