import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aServiceGateway, aServiceOrder, SERVICE_TOKEN } from '../../support/a-service-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');

describe('The pages of cleaning and moving (NAV-04)', () => {
  it.each([
    [
      '/pochistvane',
      'bg',
      'Чисто, без да сте търкали',
      'Избор на услуги',
      '/pochistvane/uslugi',
      '3,50 лв. (1,79 €)',
    ],
    [
      '/moving',
      'en',
      'A new home without the backache',
      'Choose services',
      '/moving/services',
      'BGN 75.00 (€38.35)',
    ],
  ] as const)(
    'show at %s the services, the prices and a link to the selection',
    async (url, language, title, choose, to, price) => {
      await openShop(url, { language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      for (const link of screen.getAllByRole('link', { name: choose }))
        expect(link).toHaveAttribute('href', to);
      expect(plain(screen.getByRole('main').textContent)).toContain(price);
    },
  );

  it('name the cities with teams of that kind', async () => {
    await openShop('/premestvane');
    expect(screen.getByText('Работим в: София.')).toBeTruthy();
  });

  it('are linked from the front page (SHOP-01)', async () => {
    await openShop('/', { answer: () => ({ data: [], total: 0 }) });
    const services = screen.getByRole('region', { name: 'Услуги за дома' });
    const links = within(services).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/pochistvane',
      '/premestvane',
      '/interior-dizayn',
    ]);
  });
});

describe('The page of an order of services (SERV-07)', () => {
  async function openOrder(change: Parameters<typeof aServiceOrder>[0] = {}) {
    const services = aServiceGateway(aServiceOrder(change));
    const shop = await openShop(`/zayavka/${SERVICE_TOKEN}`, { services });
    return { ...shop, services, user: userEvent.setup() };
  }

  it('waits for the customer’s confirmation, and offers the mail again', async () => {
    await openOrder({ status: 'unconfirmed', next: ['cancel'], confirmUntil: '2026-11-22T10:00:00.000Z' });
    expect(screen.getByText('Непотвърдена')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Имейл за потвърждението/ })).toHaveProperty(
      'value',
      'maria@example.com',
    );
    expect(screen.queryByText('Екипът е запазен за Вас')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Добавяне в календара' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Промяна на поръчката' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Повторно изпращане' })).toBeTruthy();
  });

  it('reports that an unconfirmed order has expired', async () => {
    await openOrder({ status: 'cancelled', next: [], confirmUntil: '2026-11-22T10:00:00.000Z' });
    expect(
      screen.getByText('Поръчката не беше потвърдена и часът е освободен. Не дължите нищо.'),
    ).toBeTruthy();
  });

  it('shows lines with their calculation, total, VAT, visits and address', async () => {
    await openOrder();
    const text = plain(screen.getByRole('main').textContent);
    expect(text).toContain('7,50 лв. (3,83 €) × 60 m² × 1,3');
    expect(text).toContain('795,00 лв.');
    expect(text).toContain('132,50 лв.');
    expect(text).toContain('сряда, 25 ноември 2026 г., 12:00 – 16:00');
    expect(text).toContain('ул. „Шипка“ 6, вх. Б, ет. 4, Лозенец, София');
  });

  it('withdraws from the contract in two steps, with a dated receipt', async () => {
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Отказ от договора' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Отказ от договора' }));
    expect(dialog.getByText(/не дължите нищо за него/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Потвърждаване на отказа' }));
    expect(await screen.findByText(/Получихме отказа Ви на 21 ноември/)).toBeTruthy();
    expect(screen.getByText('Почистването е отменено и не дължите нищо за него.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Отказ от договора' })).toBeNull();
  });

  it('shows that work done so far must be paid for after the start', async () => {
    const withdrawal = { ...aServiceOrder().withdrawal, hasBegun: true };
    const { user } = await openOrder({ withdrawal, next: [] });
    await user.click(screen.getByRole('button', { name: 'Отказ от договора' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Отказ от договора' }));
    expect(dialog.getByText(/дължите извършеното дотук/)).toBeTruthy();
  });

  it('shows that moving has no right of withdrawal', async () => {
    const withdrawal = { ...aServiceOrder().withdrawal, isExempt: true, until: null };
    await openOrder({ withdrawal });
    expect(screen.getByText(/За преместване на определена дата законът не предвижда/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Отказ от договора' })).toBeNull();
  });

  it('has the calendar file, and no receipt before the work is done', async () => {
    await openOrder();
    expect(screen.getByRole('link', { name: 'Добавяне в календара' })).toHaveAttribute(
      'href',
      `/calendar/service/${SERVICE_TOKEN}.ics`,
    );
    expect(screen.queryByRole('link', { name: 'Документ за плащане' })).toBeNull();
  });

  it('links to the review of the work after it is done (TRUST-04)', async () => {
    await openOrder({ status: 'done', next: [] });
    expect(screen.getByRole('link', { name: 'Отзив: Почистване' })).toHaveAttribute(
      'href',
      '/profil/otzivi/service-cleaning',
    );
    expect(screen.queryByRole('link', { name: 'Отзив: Преместване' })).toBeNull();
  });

  it('shows a guest that a review needs an account', async () => {
    await openOrder({ status: 'done', next: [], isOfGuest: true });
    expect(screen.getByText(/Отзиви могат да пишат купувачи, поръчали с профил/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Отзив за/ })).toBeNull();
  });

  it('has no link to a review before the work is done', async () => {
    await openOrder();
    expect(screen.queryByRole('heading', { name: 'Вашият отзив' })).toBeNull();
  });

  it('confirms a cancellation', async () => {
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Отмяна на поръчката' }));
    const dialog = screen.getByRole('dialog', { name: 'Отмяна на поръчката?' });
    await user.click(within(dialog).getByRole('button', { name: 'Отмяна на поръчката' }));
    expect(await screen.findByText('Поръчката е отменена')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Документ за плащане' })).toBeNull();
  });

  it('changes day and hour in a separate form', async () => {
    const { user, services } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Промяна на поръчката' }));
    const dialog = await screen.findByRole('dialog', { name: 'Промяна на поръчката' });
    await user.click(await within(dialog).findByRole('radio', { name: '16:00 – 20:00' }));
    await user.click(within(dialog).getByRole('button', { name: 'Запазване на промените' }));
    expect(await screen.findByText(/сряда, 25 ноември/)).toBeTruthy();
    expect(services.inputs('changeServiceOrder')).toMatchObject([{ date: '2026-11-25', window: '16-20' }]);
  });

  it('offers no action that is too late', async () => {
    await openOrder({ next: [], changeUntil: null });
    expect(screen.queryByRole('button', { name: 'Промяна на поръчката' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Отмяна на поръчката' })).toBeNull();
  });

  it('is not found with an invalid secret', async () => {
    const { navigation } = await openShop(`/zayavka/${'guessed'.padEnd(43, '-')}`);
    expect(navigation.refusal).toBe('not-found');
  });
});

describe('The interior page (SERV-08)', () => {
  async function openInterior() {
    const services = aServiceGateway();
    await openShop('/interior-dizayn', { services });
    return { services, user: userEvent.setup(), form: screen.getByRole('form', { name: 'Запитване' }) };
  }

  it('compares rooms before and after by a slider', async () => {
    await openInterior();
    const slider = screen.getByRole('slider', { name: 'Преди и след: Спалня, 12 m²' });
    expect(slider).toHaveAttribute('aria-valuetext', '50% преди');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveAttribute('aria-valuetext', '80% преди');
    expect(slider.previousElementSibling).toHaveStyle({ '--share': '80%' });
    expect(screen.getByRole('img', { name: /Преди: матрак на пода/ })).toBeTruthy();
  });

  it('puts the chosen package into the form, and shows an estimate', async () => {
    const { user, form } = await openInterior();
    Element.prototype.scrollIntoView ??= () => {};
    await user.click(screen.getByRole('button', { name: 'Избор на пакет: Концепция' }));
    expect(within(form).getByRole('radio', { name: /^Концепция/ })).toBeChecked();
    await user.type(within(form).getByLabelText(/^Площ в m²/), '60');
    expect(plain(form.textContent)).toContain('Ориентировъчна цена: 2 340,00 лв. (1 196,42 €).');
  });

  it('marks missing fields, sends the complete form, and thanks', async () => {
    const { user, form, services } = await openInterior();
    await user.click(within(form).getByRole('button', { name: 'Изпращане на запитването' }));
    expect(await within(form).findAllByText('Опишете какво търсите (от 10 до 2000 знака).')).toHaveLength(2);
    await user.type(within(form).getByLabelText('Какво искате да промените'), 'Искам светъл хол.');
    await user.type(within(form).getByLabelText('Име и фамилия'), 'Ана Петрова');
    await user.type(within(form).getByLabelText('Мобилен номер'), '0888123456');
    await user.type(within(form).getByLabelText('Имейл'), 'ana@example.com');
    await user.click(within(form).getByRole('button', { name: 'Изпращане на запитването' }));
    expect(await screen.findByText('Благодарим Ви!')).toBeTruthy();
    expect(services.inputs('sendInteriorEnquiry')).toHaveLength(1);
  });

  it('rejects a file that is not a picture at once, by name', async () => {
    const { form } = await openInterior();
    await within(form).findByText('Снимки на стаите');
    const input = form.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no field for pictures');
    fireEvent.change(input, {
      target: { files: [new File(['a'], 'plan.pdf', { type: 'application/pdf' })] },
    });
    expect(await within(form).findByText(/Файлът не е снимка/)).toBeTruthy();
    expect(within(form).getByText('plan.pdf')).toBeTruthy();
  });
});
