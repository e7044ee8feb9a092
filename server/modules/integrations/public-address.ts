import { Failure } from '../../../src/core/shared/failure.ts';
import { ensurePublicAddress, FetchError } from '../../platform/fetch-public.ts';
import type { FetchPolicy } from '../../platform/fetch-public.ts';

const REASONS: Partial<Record<FetchError['reason'], string>> = {
  address: 'error-address-port',
  'not-public': 'error-address-internal',
};

/**
 * Requires that the server may call the address of a form. Each later request checks it again.
 * @throws Failure `invalid` with the field `url`
 */
export async function ensureCallable(url: string, policy: FetchPolicy | undefined): Promise<void> {
  try {
    await ensurePublicAddress(url, policy);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const message = REASONS[error.reason] ?? 'error-address-host';
    throw new Failure('validation_failed', { url: message }, 'invalid');
  }
}
