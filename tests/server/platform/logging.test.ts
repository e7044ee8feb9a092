import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

import { loggableUrl, loggerOptions } from '../../../server/platform/logging.ts';
import { prettyLine } from '../../../server/platform/pretty-log.ts';

function logged(...entry: [object, string]): string {
  let text = '';
  pino(loggerOptions('info'), { write: (line) => (text = line) }).info(...entry);
  return text;
}

describe('The log', () => {
  it('omits personal data and secrets', () => {
    const line = logged(
      { email: 'a@b.bg', buyer: { phone: '0888123456', password: 'hunter2' } },
      'order placed',
    );
    expect(line).not.toMatch(/a@b\.bg|0888|hunter2/);
    expect(line).toContain('order placed');
  });

  it('includes the name of a broken constraint, without its values', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'mail_unique_key_key',
      table: 'mail',
      detail: 'Key (email)=(a@b.bg)',
    });
    const line = logged({ err: error }, 'failed');
    expect(line).not.toContain('a@b.bg');
    expect(line).toContain('mail_unique_key_key');
  });

  it('shows the path without tokens and search terms', () => {
    expect(loggableUrl('/order/7Kx9dQ2mP4sT8vW1yZ3bN5/')).toBe('/order/…/');
    expect(loggableUrl(`/porachka/${'aBcdEfg'.repeat(7).slice(0, 43)}`)).toBe('/porachka/…');
    expect(loggableUrl('/shop/search?q=maria@b.bg&page=2')).toBe('/shop/search?q&page');
    expect(loggableUrl('/assets/how-to-choose-a-lamp-for-the-living-room')).toBe(
      '/assets/how-to-choose-a-lamp-for-the-living-room',
    );
  });

  it('is short on a terminal', () => {
    const line = prettyLine(
      JSON.stringify({
        level: 'info',
        time: '2026-01-01T10:00:00Z',
        req: { method: 'GET', url: '/' },
        res: { statusCode: 200 },
        responseTime: 3.2,
      }),
    );
    expect(line).toMatch(/info .*GET \/ 200 · 3 ms$/);
  });
});
