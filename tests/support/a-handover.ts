import type { Handover } from '../../src/core/plans/handover/handover.ts';

/** Handover protocol of a flat in good condition, on the day of the fake clock. */
export function aHandover(change: Partial<Handover> = {}): Handover {
  return {
    direction: 'in',
    on: '2026-11-21',
    address: 'София, ул. „Шипка“ 6, ет. 3',
    landlord: { name: 'Иван Иванов', email: 'ivan@primer.bg' },
    tenant: { name: 'Мария Петрова', email: 'maria@primer.bg' },
    meters: [{ kind: 'cold-water', number: 'К-17', reading: '1234,5', pictures: [] }],
    keys: '2 за апартамента, чип',
    rooms: [{ room: 'kitchen', state: 'good', notes: '', pictures: [] }],
    missing: '',
    deposit: 90_000,
    kept: 0,
    ...change,
  };
}
