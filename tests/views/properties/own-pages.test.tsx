import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { aWholeProperty } from '../../support/an-own-properties-gateway.ts';
import { plain } from '../orders/show-page.tsx';
import { openShop } from '../support/render-with-services.tsx';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

let sent: AnyCall[];

beforeEach(() => {
  sent = [];
  // jsdom has no layout, so the map does not load.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const aListing = {
  id: 7,
  title: 'Двустаен в Лозенец',
  status: 'active',
  price: 120_000,
  type: 'two-room',
  area: 64,
  city: { id: 1, name: 'София' },
  district: { id: 11, name: 'Лозенец' },
  image: null,
  views: 12,
  favorites: 3,
  requests: 2,
  waiting: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  confirmedAt: '2026-01-01T08:00:00.000Z',
  gone: null,
  premiumUntil: null,
};

async function openOwn(
  url: string,
  content: PropertyContent = EMPTY_PROPERTY,
  data: object[] = [aListing],
  reviewState: object = {},
) {
  const answer = (call: AnyCall) => {
    sent.push(call);
    const pictures = { images: [], plan: null, heldPictures: [] };
    const edited = {
      id: 7,
      status: content.status,
      deleted: false,
      content,
      ...pictures,
      ...reviewState,
      slots: [],
      version: 'v',
    };
    if (call.method !== 'GET' || call.path === '/api/user/property/{id}') return edited;
    const counts = { active: data.length, paused: 0, draft: 3, rented: 0, deleted: 0 };
    return { data, total: data.length, counts };
  };
  return openShop(url, { properties: aPropertyCatalogue([], [SOFIA]), answer });
}

describe('The owner’s list', () => {
  it('shows the status of each listing, and pending requests (HOME-08)', async () => {
    await openOwn('/profil/imoti');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('12 прегледа')).toBeVisible();
    expect(card.getByRole('link', { name: /2 заявки за оглед.*1 чака отговор/ })).toHaveAttribute(
      'href',
      '/profil/ogledi',
    );
    expect(card.getByText(/Актуална ли е обявата/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Чернови (3)' })).toHaveAttribute(
      'href',
      '/profil/imoti?tab=draft',
    );
  });

  it('shows why a listing is under review, without a way to publish it (TRUST-03)', async () => {
    await openOwn('/profil/imoti', EMPTY_PROPERTY, [{ ...aListing, status: 'paused', held: true }]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Очаква преглед')).toBeVisible();
    expect(card.getByText(/Снимка от обявата вече е използвана в обява на друг/)).toBeVisible();
    expect(card.getByRole('link', { name: /Редактиране/ })).toBeVisible();
    expect(card.queryByRole('button', { name: /Публикуване/ })).toBeNull();
  });

  it('confirms a deletion', async () => {
    await openOwn('/profil/imoti');
    await userEvent.click(await screen.findByRole('button', { name: 'Изтриване: Двустаен в Лозенец' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Изтриване на обявата' }));
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Изтриване' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  });

  it('shows the next step when it is empty', async () => {
    await openOwn('/profil/imoti', EMPTY_PROPERTY, []);
    expect(await screen.findByRole('heading', { name: 'Нямате активни обяви' })).toBeVisible();
  });
});

describe('The form of a listing', () => {
  it('shows an amount in both currencies while it is typed, and rejects words', async () => {
    await openOwn('/profil/imot/7?step=price');
    const price = await screen.findByLabelText('Месечен наем');
    await userEvent.type(price, '1200');
    expect(price).toHaveAccessibleDescription(/613,55/);
    const deposit = screen.getByLabelText('Депозит');
    await userEvent.type(deposit, 'два наема');
    await userEvent.tab();
    await waitFor(() => expect(deposit).toHaveAccessibleDescription(/Въведете сумата с цифри/));
  });

  it('lists missing fields, marks the steps, and leads to the field', async () => {
    const { address } = await openOwn(
      '/profil/imot/7?step=text',
      aWholeProperty({ area: null, status: 'draft' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Публикуване' }));
    const line = await screen.findByRole('link', { name: /^Площ, m²: Въведете площта с цифри/ });
    expect(document.activeElement).toContainElement(line);
    expect(screen.getByRole('link', { name: /Жилището, с грешки/ })).toBeVisible();
    await userEvent.click(line);
    await waitFor(() => expect(screen.getByLabelText('Площ, m²')).toHaveFocus());
    expect(address()).toBe('/profil/imot/7?step=home');
  });

  it('changes the order of the appliances by keyboard', async () => {
    const appliances = (['oven', 'iron'] as const).map((appliance, order) => ({ appliance, order }));
    await openOwn('/profil/imot/7?step=contents', aWholeProperty({ appliances }));
    const up = await screen.findByRole('button', { name: 'Нагоре: Ютия' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(screen.getByRole('list', { name: 'Избрани уреди по ред' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ютия', 'Фурна']);
    expect(screen.getByRole('button', { name: 'Нагоре: Ютия' })).toHaveFocus();
    expect(screen.getByText('Ютия: място 1 от 2')).toBeInTheDocument();
  });

  it('keeps the focus where an appliance is added or removed', async () => {
    await openOwn('/profil/imot/7?step=contents', aWholeProperty({ appliances: [] }));
    const add = async (name: string) => {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await add('Хладилник');
    expect(screen.getByRole('button', { name: 'Котлони' })).toHaveFocus();
    await add('Ютия');
    expect(screen.getByRole('button', { name: 'Прахосмукачка' })).toHaveFocus();
    await add('Премахване: Хладилник');
    expect(screen.getByRole('button', { name: 'Премахване: Ютия' })).toHaveFocus();
  });

  it('reports that a home is under review as a near duplicate (TRUST-06)', async () => {
    await openOwn('/profil/imot/7?step=text', aWholeProperty({ status: 'paused' }), [], {
      heldAsSimilar: true,
    });
    expect(await screen.findByText(/Вече имате няколко почти еднакви обяви/)).toBeVisible();
  });

  it('confirms before a draft replaces the author’s text', async () => {
    await openOwn('/profil/imot/7?step=text', aWholeProperty());
    await userEvent.click(await screen.findByRole('button', { name: 'Автоматична чернова' }));
    expect(screen.getByRole('dialog', { name: 'Замяна на описанието' })).toBeVisible();
    expect(sent.some(({ path }) => path === '/api/property/ai/description')).toBe(false);
  });

  it('accepts dropped pictures, and reports other files', async () => {
    await openOwn('/profil/imot/7?step=pictures', aWholeProperty());
    const place = (await screen.findByText('Изберете снимки или ги пуснете тук')).closest('label');
    const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    if (place) fireEvent.drop(place, { dataTransfer: { files: [letter], types: ['Files'] } });
    const list = within(await screen.findByRole('list', { name: 'Снимки по ред' }));
    expect(list.getByText('letter.pdf')).toBeVisible();
    expect(list.getByRole('alert')).toHaveTextContent('Файлът не е снимка');
  });

  it('explains how to find coordinates (MODAL-04)', async () => {
    await openOwn('/profil/imot/7?step=where');
    await userEvent.click(await screen.findByRole('button', { name: 'Помощ за координатите' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Намиране на координатите' }));
    expect(guide.getByRole('heading', { name: 'На телефон' })).toBeVisible();
    await userEvent.click(guide.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('A listing with a conflict', () => {
  it('shows both values of the rent, in both currencies, and saves the chosen one', async () => {
    let content = aWholeProperty({ status: 'active' });
    let version = 'version-1';
    const saved: object[] = [];
    const answer = (call: AnyCall) => {
      const edited = {
        id: 7,
        status: 'active',
        deleted: false,
        images: [],
        plan: null,
        slots: [],
        heldPictures: [],
      };
      const counts = { active: 1, paused: 0, draft: 0, rented: 0, deleted: 0 };
      if (call.path === '/api/user/property') return { data: [aListing], total: 1, counts };
      if (call.method === 'GET') return { ...edited, content, version };
      const { version: began, ...body } = call.body as PropertyContent & { version: string };
      if (began !== version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
      saved.push(body);
      content = body;
      return { ...edited, content, version };
    };
    await openShop('/profil/imot/7?step=price', { properties: aPropertyCatalogue([], [SOFIA]), answer });
    const rent = await screen.findByLabelText('Месечен наем');
    [content, version] = [{ ...content, price: 150_000 }, 'version-2'];
    await userEvent.clear(rent);
    await userEvent.type(rent, '620 €');
    await userEvent.click(screen.getByRole('button', { name: 'Запазване на промените' }));
    const choice = within(await screen.findByRole('group', { name: 'Месечен наем' }));
    expect(plain(choice.getByText(/^Вашата стойност:/).textContent)).toContain('1 212,61 лв. (620,00 €)');
    expect(plain(choice.getByText(/^Запазена стойност:/).textContent)).toContain('1 500,00 лв. (766,94 €)');
    expect(saved).toEqual([]);
    await userEvent.click(choice.getByRole('button', { name: 'Вашата стойност' }));
    expect(screen.queryByRole('group', { name: 'Месечен наем' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Запазване на промените' }));
    await waitFor(() => expect(saved).toMatchObject([{ price: 121_261 }]));
  });
});
