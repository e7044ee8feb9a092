import { createECDH } from 'node:crypto';
import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';
import { readTeamEmail } from '../mail/mail-settings.ts';
import type { PushSettings } from './push-sender.ts';

/**
 * Reads the VAPID keys (RFC 8292).
 * @throws ConfigurationError
 */
export function readPush(read: EnvironmentReader): PushSettings | undefined {
  const [publicKey, privateKey] = [read.text('PUSH_PUBLIC_KEY'), read.text('PUSH_PRIVATE_KEY')];
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || publicOf(privateKey) !== publicKey) {
    throw new ConfigurationError(
      publicKey === undefined ? 'PUSH_PUBLIC_KEY' : 'PUSH_PRIVATE_KEY',
      'the other key of the pair, as `npx web-push generate-vapid-keys` writes them',
    );
  }
  return Object.freeze({ publicKey, privateKey, subject: `mailto:${readTeamEmail(read)}` });
}

/** Null for an invalid key. */
function publicOf(privateKey: string): string | null {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}
