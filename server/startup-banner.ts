import { Addresses } from './platform/addresses.ts';
import type { Configuration } from './platform/configuration.ts';

/** Prints the URLs to the terminal. */
export function printStartupBanner(configuration: Configuration): void {
  const address = new Addresses(configuration).origin('bg');
  if (configuration.role === 'worker') {
    process.stdout.write(`\n  The jobs of Уют are done. Health: ${address}/health\n\n`);
    return;
  }
  process.stdout.write(`\n  Уют is open: ${address}\n`);
  if (configuration.outboxPage) process.stdout.write(`  E-mails:     ${address}/dev/outbox\n`);
  if (configuration.mode === 'development')
    process.stdout.write(`  Components:  ${address}/dev/components\n`);
  process.stdout.write(`  API:         ${address}/api/documentation\n\n`);
}
