import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const PAYOUT = {
  vendorId: 3,
  vendor: 'Родопска вълна',
  iban: 'BG18 … 6789',
  available: 9_300,
  amount: 9_300,
  amountCents: 4_755,
  obstacle: null,
};
const PROPOSAL = {
  version: 'list-1',
  hasAccount: true,
  total: 9_300,
  totalCents: 4_755,
  data: [PAYOUT, { ...PAYOUT, vendorId: 4, vendor: 'Лъч', iban: null, obstacle: 'no-account' }],
};

/** A signed-in server with a proposal and the answer to a run. */
function serverWith(run: { status: number; body: unknown }, proposal: object = PROPOSAL) {
  const server = signedInServer();
  server.overrides.set('GET /api/team/payout-proposal', { status: 200, body: proposal });
  server.overrides.set('GET /api/team/payout-runs', { status: 200, body: { data: [] } });
  server.overrides.set('POST /api/team/payout-runs', run);
  return server;
}

const sent = (server: ReturnType<typeof signedInServer>) =>
  server.requests.filter(({ name }) => name === 'POST /api/team/payout-runs').map(({ body }) => body);

describe('The page of payouts (SHIP-10)', () => {
  it('shows what each seller gets, and makes the payouts of this list after a confirmation', async () => {
    const server = serverWith({ status: 200, body: { id: 1 } });
    const { user } = await openTeam('/team/payout-run', { server });
    const list = within(await screen.findByRole('table'));
    expect(list.getByRole('row', { name: /Родопска вълна/ })).toHaveTextContent('Готово');
    expect(list.getByRole('row', { name: /Лъч/ })).toHaveTextContent('Няма банкова сметка');
    await user.click(screen.getByRole('button', { name: 'Създаване на преводи' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Създаване на преводи' }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ version: 'list-1' }]));
  });

  it('explains a list that has changed meanwhile', async () => {
    const server = serverWith({ status: 409, body: { message: 'error-payout-changed' } });
    const { user } = await openTeam('/team/payout-run', { server });
    await user.click(await screen.findByRole('button', { name: 'Създаване на преводи' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Създаване на преводи' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Балансите са променени');
  });

  it('asks for the account of the market first', async () => {
    const server = serverWith({ status: 200, body: { id: 1 } }, { ...PROPOSAL, hasAccount: false });
    await openTeam('/team/payout-run', { server });
    expect(await screen.findByText(/въведете банковата сметка на сайта/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Създаване на преводи' })).toBeNull();
  });
});

describe('The rates of commission', () => {
  it('are typed in percent and sent in per mille', async () => {
    const rates = {
      data: [{ key: 'default', scope: 'default', id: 0, name: '', permille: 120, latest: 1, versions: [] }],
      categories: [{ id: 7, name: 'Дивани' }],
      vendors: [],
    };
    const server = signedInServer();
    server.overrides.set('GET /api/team/commission', { status: 200, body: rates });
    server.overrides.set('POST /api/team/commission/default/0', { status: 200, body: rates });
    const { user } = await openTeam('/team/commission', { server });
    const rate = await screen.findByLabelText(/Комисиона в проценти/);
    expect(rate).toHaveValue(12);
    await user.clear(rate);
    await user.type(rate, '9.5');
    await user.type(screen.getByLabelText(/Причина/), 'Нов договор');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(server.requests.at(-1)).toMatchObject({
        name: 'POST /api/team/commission/default/0',
        body: { value: { permille: 95 }, latest: 1, reason: 'Нов договор' },
      }),
    );
  });
});
