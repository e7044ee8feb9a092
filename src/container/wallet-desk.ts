import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpWalletDesk } from '../adapters/http/http-wallet-desk.ts';
import { WalletDesk } from '../core/wallet/wallet-desk.ts';

/** The way to the wallet, bound with the first screen or modal that needs it. */
export function bindWalletDesk({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(WalletDesk)) return;
  bind(WalletDesk).toResolvedValue((http) => new HttpWalletDesk(http), [HttpClient]);
}
