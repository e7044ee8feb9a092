import { GoogleButton, isInAppBrowser } from '../../core/accounts/sign-in.ts';
import { Failure } from '../../core/shared/failure.ts';
import { loadScript } from './load-script.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

type GoogleIdentity = {
  initialize(options: { client_id: string; callback(answer: { credential: string }): void }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** Google's button; its script loads only when the login opens. */
export class GoogleIdentityButton extends GoogleButton {
  readonly isOffered: boolean;

  constructor(
    private readonly clientId: string | null,
    private readonly language: string,
    userAgent: string,
  ) {
    super();
    this.isOffered = clientId !== null && !isInAppBrowser(userAgent);
  }

  async draw(place: HTMLElement, signedIn: (credential: string) => void): Promise<void> {
    await loadScript(`${SCRIPT}?hl=${this.language}`, unavailable);
    const identity = window.google?.accounts.id;
    if (!identity || this.clientId === null) throw unavailable();
    identity.initialize({ client_id: this.clientId, callback: ({ credential }) => signedIn(credential) });
    identity.renderButton(place, { theme: 'outline', size: 'large', width: 320, locale: this.language });
  }
}

const unavailable = () => new Failure('error-google-authentication', {}, 'unreachable');
