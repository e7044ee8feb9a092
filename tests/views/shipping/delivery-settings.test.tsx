import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { aUser } from '../../support/a-session.ts';
import { anOwnShop } from '../../support/an-own-products-gateway.ts';
import { SESSIONS } from '../../support/an-accounts-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';

let sent: AnyCall[];
beforeEach(() => {
  sent = [];
});

/** Opens the settings of a vendor on a site with these couriers. */
async function openSettings(couriers: string[] = ['sandbox']) {
  const user = aUser({ type: 'vendor' });
  const answer = (call: AnyCall) => {
    if (call.path === '/api/vendor/delivery') {
      if (call.method === 'POST') sent.push(call);
      return { settings: call.body ?? null, couriers };
    }
    if (call.path === '/api/vendor/profile') return anOwnShop();
    if (call.path === '/api/user/session') return { data: SESSIONS };
    if (call.path === '/api/user/address') return { data: [] };
    return user;
  };
  const shop = await openShop('/', { answer });
  shop.container.get(Session).set(user);
  await shop.navigation.go('/profil/nastroyki');
  return within(await screen.findByRole('region', { name: 'Доставка с куриер' }));
}

describe('The delivery settings on the settings page (SHIP-04)', () => {
  it('price a vendor’s parcels by weight, with the focus on the rows', async () => {
    const user = userEvent.setup();
    const panel = await openSettings();
    expect(panel.queryByText('Цена до адрес')).toBeNull();
    await user.type(panel.getByLabelText(/Град, от който изпращате/), 'Пловдив');
    await user.click(panel.getByRole('radio', { name: /Цени по тегло/ }));
    await user.type(panel.getByLabelText('Тегло до, кг'), '2,5');
    await user.type(panel.getByLabelText('Цена до адрес'), '5,90');
    panel.getByRole('button', { name: 'Добавяне на ред' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel.getAllByLabelText('Тегло до, кг')[1]).toBe(document.activeElement));
    await user.keyboard('10');
    panel.getByRole('button', { name: 'Премахване на ред 2' }).focus();
    await user.keyboard('{Enter}');
    expect(panel.getByLabelText('Тегло до, кг')).toBe(document.activeElement);
    await user.click(panel.getByRole('button', { name: 'Запазване' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(panel.queryByText(/Докато не запазите тези настройки/)).toBeNull());
    expect(sent[0]?.body).toMatchObject({ table: [{ upTo: 2_500, address: 590, office: 590 }] });
  });

  it('lead from each error to the cell of its row', async () => {
    const user = userEvent.setup();
    const panel = await openSettings();
    await user.click(panel.getByRole('radio', { name: /Цени по тегло/ }));
    await user.click(panel.getByRole('checkbox', { name: 'До адрес' }));
    await user.click(panel.getByRole('button', { name: 'Запазване' }));
    expect(await panel.findByRole('link', { name: 'Изберете поне един начин на доставка.' })).toBeTruthy();
    await user.click(panel.getByRole('link', { name: /^Ред 1: Въведете тегло/ }));
    expect(panel.getByLabelText('Тегло до, кг')).toBe(document.activeElement);
    expect(sent).toEqual([]);
  });

  it('are a note on a site without couriers', async () => {
    const panel = await openSettings([]);
    expect(panel.getByText(/В сайта още няма куриер/)).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });
});
