import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { Failure } from '../../core/shared/failure.ts';

type Data = Record<string, unknown>;

export type Passkeys = {
  readonly isSupported: boolean;
  /** @throws Failure if the member cancels, or the device refuses */
  create(options: Data): Promise<Data>;
  /** @throws Failure if the member cancels, or the device refuses */
  use(options: Data): Promise<Data>;
};

/** Passkeys by the browser's WebAuthn. */
export const browserPasskeys: Passkeys = {
  get isSupported() {
    return browserSupportsWebAuthn();
  },
  create: (options) =>
    orFailure(
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    ),
  use: (options) =>
    orFailure(
      startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    ),
};

async function orFailure(response: Promise<object>): Promise<Data> {
  try {
    return (await response) as Data;
  } catch (error) {
    const isKnown = (error as Error).name === 'InvalidStateError';
    throw new Failure(
      isKnown ? 'error-team-passkey-known' : 'error-team-passkey-cancelled',
      {},
      'unreachable',
    );
  }
}
