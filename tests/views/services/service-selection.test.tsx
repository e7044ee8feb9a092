import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCleaningCart } from '../../../src/adapters/storage/stored-cleaning-cart.ts';
import { CleaningCart } from '../../../src/core/services/cleaning-cart.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import type { Service } from '../../../src/core/services/service.ts';
import { movingTeam, oneTime, windows } from '../../support/a-service.ts';
import { aServiceGateway, SERVICES_OFFERED } from '../../support/a-service-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';

const SELECTION = '/pochistvane/uslugi';
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');

/** Stored selection of services. */
function storedCart(...services: Service[]): string {
  const store = new MemoryTextStore();
  new StoredCleaningCart(store).write(CleaningCart.empty.with(ServiceSelection.of(services)));
  return store.read('cleaning-cart') ?? '';
}

async function openSelection(
  gateway = aServiceGateway(),
  stored: Record<string, string> = {},
  url = SELECTION,
) {
  const user = userEvent.setup();
  const shop = await openShop(url, { services: gateway, stored });
  const add = (name: string) => user.click(screen.getByRole('button', { name: `Добавяне: ${name}` }));
  const summary = () => screen.getByRole('region', { name: 'Вашият избор' });
  return { ...shop, user, gateway, add, summary };
}

describe('The screen with the selection of services', () => {
  it('shows the groups of its catalogue with prices, and leads to the other one (NAV-04)', async () => {
    await openSelection();
    const group = screen.getByRole('region', { name: 'Почистване' });
    expect(plain(group.textContent)).toContain('3,50 лв. (1,79 €) за m²');
    expect(plain(group.textContent)).toContain('9,00 лв. (4,60 €) за m² месечно');
    expect(screen.queryByRole('region', { name: 'Преместване' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Към преместване' })).toHaveAttribute(
      'href',
      '/premestvane/uslugi',
    );
  });

  it('accepts moving and cleaning in one order (SERV-04)', async () => {
    const { user, add, summary } = await openSelection(aServiceGateway(), {
      'cleaning-cart': storedCart(movingTeam),
    });
    await add('Прозорци');
    expect(screen.getByText(/„Прозорци“ не е добавено: преместването и почистването/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Избор и на двете' }));
    expect(plain(summary().textContent)).toContain('Двама хамали и бус');
    expect(plain(summary().textContent)).toContain('Прозорци');
  });

  it('opens the calculation of each line and of the total (SERV-02)', async () => {
    const { user, add, summary } = await openSelection();
    await add('След ремонт');
    expect(plain(summary().textContent)).toContain('7,50 лв. (3,83 €) × 60 m² × 1,3 = 585,00 лв. (299,11 €)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Замърсяване' }), 'Силно (× 1,5)');
    const line = screen.getByRole('group', { name: 'След ремонт' });
    await user.click(within(line).getByRole('button', { name: 'Увеличаване с 5' }));
    expect(plain(summary().textContent)).toContain('7,50 лв. (3,83 €) × 65 m² × 1,5 = 731,25 лв.');
    await add('Прозорци');
    expect(within(summary()).getByText(/^767,25/)).toBeTruthy();
  });

  it('reports services that a subscription replaces, and restores them (SERV-03)', async () => {
    const { user, add, summary } = await openSelection();
    await add('Почистване на дом');
    await add('Всяка седмица');
    const notice = within(summary()).getByRole('status');
    expect(notice).toHaveTextContent('„Всяка седмица“ се поръчва самостоятелно и замени: Почистване на дом.');
    await user.click(within(notice).getByRole('button', { name: 'Връщане' }));
    expect(screen.getByRole('button', { name: 'Добавяне: Всяка седмица' })).toBeTruthy();
    expect(notice).toHaveTextContent('Предишният избор е възстановен.');
    expect(document.activeElement).toBe(notice);
  });

  it('moves the focus from a removed line to its undo button', async () => {
    const { user, add, summary } = await openSelection();
    await add('Прозорци');
    await user.click(within(summary()).getByRole('button', { name: 'Премахване: Прозорци' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Връщане'));
    expect(summary()).toHaveTextContent('Още няма избрани услуги');
  });

  it('is restored after a reload, with the changes since (SERV-06)', async () => {
    const { add, store } = await openSelection();
    await add('Прозорци');
    const storedCart = store.read('cleaning-cart') ?? '';
    cleanup();
    const items = [{ ...windows, price: 1_000 }];
    const gateway = aServiceGateway(undefined, {
      ...SERVICES_OFFERED,
      services: [{ key: 'homes', catalogue: 'cleaning', name: 'Почистване', items }],
    });
    const { summary } = await openSelection(gateway, { 'cleaning-cart': storedCart });
    expect(await screen.findByText(/„Прозорци“: цената беше 9,00/)).toBeTruthy();
    expect(within(summary()).getByText(/^40,00/)).toBeTruthy();
  });

  it.each(['{"selectedServices":', '[]', '{"selectedServices":{"a":{"serviceKey":"oven"}}}'])(
    'opens with a store that reads %s',
    async (text) => {
      const { summary } = await openSelection(aServiceGateway(), { 'cleaning-cart': text });
      expect(summary()).toHaveTextContent('Още няма избрани услуги');
    },
  );

  it('reports an empty catalogue', async () => {
    const gateway = aServiceGateway(undefined, { services: [], cities: [] });
    await openSelection(gateway);
    expect(screen.getByRole('heading', { name: 'Още няма услуги' })).toBeTruthy();
  });
});

describe('Moving', () => {
  const MOVING = '/premestvane/uslugi';

  it('does not add the transport that its team includes (SERV-04)', async () => {
    const { add, summary } = await openSelection(aServiceGateway(), {}, MOVING);
    await add('Двама хамали и бус');
    await add('Само транспорт');
    expect(within(summary()).getByRole('status')).toHaveTextContent(
      '„Само транспорт“ не е добавено: цената на избрания екип вече включва превоза.',
    );
    expect(within(summary()).queryByRole('button', { name: 'Премахване: Само транспорт' })).toBeNull();
  });

  it('is shown separately beside cleaning, and each address is requested once', async () => {
    const { summary } = await openSelection(aServiceGateway(), {
      'cleaning-cart': storedCart(movingTeam, oneTime),
    });
    expect(plain(summary().textContent)).toMatch(/Почистване210,00.*Почистване на дом.*Преместване225,00/);
    const form = await screen.findByRole('form', { name: 'Поръчка' });
    const groups = within(form)
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(groups.filter((name) => name !== undefined)).toEqual([
      'Данни за контакт',
      'Адрес за почистване, от който се местите',
      'Адрес, на който се местите',
      'Ден и час на посещението',
    ]);
  });
});

describe('Work that fits in no day', () => {
  it('is reported at the choice, and blocks the next step until it fits', async () => {
    const { add, summary } = await openSelection(aServiceGateway(), {
      'cleaning-cart': storedCart({ ...oneTime, sqm: 400 }),
    });
    expect(summary()).toHaveTextContent('Избраното почистване не се побира в един ден.');
    expect(within(summary()).getByRole('button', { name: 'Към поръчката' })).toBeDisabled();
    expect(screen.queryByRole('form', { name: 'Поръчка' })).toBeNull();
    await userEvent.click(within(summary()).getByRole('button', { name: 'Премахване: Почистване на дом' }));
    await add('Прозорци');
    expect(within(summary()).getByRole('button', { name: 'Към поръчката' })).toBeEnabled();
  });
});

describe('The order form below the choice (SERV-07)', () => {
  async function openOrder(name = 'Почистване на дом', gateway = aServiceGateway(), url = SELECTION) {
    const opened = await openSelection(gateway, {}, url);
    await opened.add(name);
    const form = await screen.findByRole('form', { name: 'Поръчка' });
    return { ...opened, form };
  }

  it('is shown only after a choice', async () => {
    const { add } = await openSelection();
    expect(screen.queryByRole('form', { name: 'Поръчка' })).toBeNull();
    await add('Прозорци');
    expect(await screen.findByRole('form', { name: 'Поръчка' })).toBeTruthy();
  });

  it('needs a second address for moving', async () => {
    const { form } = await openOrder('Двама хамали и бус', aServiceGateway(), '/premestvane/uslugi');
    expect(within(form).getByRole('group', { name: 'Адрес, от който се местите' })).toBeTruthy();
    expect(within(form).getByRole('group', { name: 'Адрес, на който се местите' })).toBeTruthy();
  });

  it('names the address of each error if there are two addresses', async () => {
    const { user, form } = await openOrder('Двама хамали и бус', aServiceGateway(), '/premestvane/uslugi');
    await user.click(within(form).getByRole('button', { name: 'Поръчвам със задължение за плащане' }));
    // Once in the list above the form, once at the field.
    expect(await within(form).findAllByText('Сегашен адрес: Въведете квартал.')).toHaveLength(2);
    expect(within(form).getAllByText('Нов адрес: Въведете квартал.')).toHaveLength(2);
  });

  it('marks missing fields', async () => {
    const { user, form, gateway } = await openOrder();
    await user.click(within(form).getByRole('button', { name: 'Поръчвам със задължение за плащане' }));
    expect(await within(form).findAllByText('Изберете град.')).toHaveLength(2);
    expect(gateway.inputs('orderOneTimeCleaning')).toEqual([]);
  });

  it('shows the free time slots of the city; one press chooses day and hour', async () => {
    const { user, form } = await openOrder();
    expect(within(form).getByLabelText('Ден')).toHaveAttribute('type', 'date');
    expect(within(form).getByLabelText('Ден')).toHaveAttribute('min');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Град' }), 'София');
    await user.click(await within(form).findByRole('button', { name: 'вторник, 24 ноември, 12:00 – 16:00' }));
    expect(within(form).getByLabelText('Ден')).toHaveValue('2026-11-24');
    expect(await within(form).findByRole('radio', { name: '12:00 – 16:00' })).toBeChecked();
  });

  it('reports an error of the time slots, and can retry', async () => {
    const { user, form, gateway } = await openOrder();
    gateway.failOnce('serviceSlots', new Failure('error-no-connection', {}, 'unreachable'));
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Град' }), 'София');
    expect(await within(form).findByText('Свободните часове не се заредиха.')).toBeTruthy();
    await user.click(within(form).getByRole('button', { name: 'Нов опит' }));
    expect(await within(form).findByText('Първи свободни часове')).toBeTruthy();
  });

  it('reports that orders are not yet possible', async () => {
    const gateway = aServiceGateway(undefined, { ...SERVICES_OFFERED, cities: [] });
    const { add } = await openSelection(gateway);
    await add('Прозорци');
    expect(await screen.findByText(/Скоро ще приемаме поръчки/)).toBeTruthy();
  });
});
