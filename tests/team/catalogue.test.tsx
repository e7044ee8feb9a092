import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const SERVICE = '/team/services/home-cleaning/show';
const CHANGE = 'POST /api/team/catalogue/services/home-cleaning';

/** jsdom has no drag events. */
class DraggedEvent extends MouseEvent {
  readonly dataTransfer = { types: [], items: [], setData: () => {}, setDragImage: () => {} };
}

const sent = (server: ReturnType<typeof signedInServer>, name: string) =>
  server.requests.find((request) => request.name === name)?.body;

describe('The services (TEAM-07)', () => {
  it('are listed with price, unit and the start of the next change', async () => {
    await openTeam('/team/services');
    const row = (await screen.findByRole('link', { name: 'Почистване на дома' })).closest('tr');
    expect(row).toHaveTextContent('Еднократно почистване');
    expect(row).toHaveTextContent(/3,50.лв\. \(1,79.€\)/);
    expect(row).toHaveTextContent('Квадратен метър');
    expect(row).toHaveTextContent(/Предстояща.*1\.12\.2026/);
  });
});

describe('A service (TEAM-07)', () => {
  it('gets a new price from a chosen time, typed in euros too', async () => {
    const { user, server } = await openTeam(SERVICE);
    const price = await screen.findByLabelText('Цена');
    expect(price).toHaveValue('3,50\u00a0лв.');
    await user.clear(price);
    await user.type(price, '2 €');
    await user.click(screen.getByLabelText('От избран момент'));
    await user.type(screen.getByLabelText(/^Начало/), '2026-12-01T08:00');
    await user.type(screen.getByLabelText(/^Причина/), 'По-скъпи препарати');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(sent(server, CHANGE)).toMatchObject({
        value: { price: 391, measure: 'sqm', name: { bg: 'Почистване на дома', en: 'Home cleaning' } },
        validFrom: '2026-12-01T06:00:00.000Z',
        latest: 2,
        reason: 'По-скъпи препарати',
      }),
    );
  });

  it('has a summary with prices in both languages', async () => {
    const { user } = await openTeam(SERVICE);
    await user.click(await screen.findByRole('button', { name: 'Обобщение' }));
    const frame = () => screen.getByTitle('Страницата, както ще я видят посетителите');
    await waitFor(() => expect(frame()).toHaveAttribute('srcdoc', expect.stringContaining('3,90 лв. за m²')));
    await user.click(screen.getByRole('button', { name: 'На английски' }));
    expect(frame()).toHaveAttribute('srcdoc', expect.stringContaining('BGN 3.90 per m²'));
  });

  it('compares two versions in words, and restores the older one', async () => {
    const { user, server } = await openTeam(SERVICE);
    const difference = within(await screen.findByRole('region', { name: 'Променени полета' }));
    expect(difference.getByText('Час')).toBeVisible();
    expect(difference.getByText(/3,00\sлв\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Възстановяване на версия 1' }));
    expect(screen.getByLabelText('Цена')).toHaveValue('3,00\u00a0лв.');
    await user.type(screen.getByLabelText(/^Причина/), 'Старата цена');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(sent(server, CHANGE)).toMatchObject({
        value: { price: 300, measure: 'hours' },
        validFrom: null,
      }),
    );
  });

  it('shows the errors of the rules at their fields', async () => {
    const server = signedInServer();
    server.overrides.set(CHANGE, {
      status: 422,
      body: {
        message: 'validation_failed',
        errors: [
          { property: 'name.en', message: 'error-text-empty' },
          { property: 'price', message: 'error-service-price-limits' },
        ],
      },
    });
    const { user } = await openTeam(SERVICE, { server });
    const english = within(await screen.findByRole('region', { name: 'На английски' }));
    await user.type(screen.getByLabelText(/^Причина/), 'Проба');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() => expect(english.getByLabelText('Име')).toHaveAccessibleDescription('Напишете текст.'));
    expect(screen.getByLabelText('Цена')).toHaveAccessibleDescription(/^Въведете цена над нула/);
  });

  it('is read-only without the permission to change it', async () => {
    await openTeam(SERVICE, { server: signedInServer({ roles: ['finance'] }) });
    expect(await screen.findByLabelText('Цена')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Публикуване' })).toBeNull();
  });
});

describe('The packages of credits (TEAM-07)', () => {
  it('get another one, and a colleague’s change is not overwritten', async () => {
    const server = signedInServer();
    const path = 'POST /api/team/catalogue/credit-packages/all';
    server.overrides.set(path, { status: 409, body: { message: 'error-edited-elsewhere' } });
    const { user } = await openTeam('/team/credit-packages', { server });
    await user.click(await screen.findByRole('button', { name: 'Нов пакет' }));
    const credits = screen.getAllByLabelText('Кредити');
    await user.type(credits[2]!, '100');
    await user.type(screen.getAllByLabelText('Цена')[2]!, '80');
    await user.type(screen.getByLabelText(/^Причина/), 'Нов пакет');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(sent(server, path)).toMatchObject({
        value: {
          packages: [
            { credits: 4, price: 400, promo: false },
            { credits: 39, price: 3_500, promo: true },
            { credits: 100, price: 8_000, promo: false },
          ],
        },
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/промен/);
  });
});

describe('The tree of categories (TEAM-07)', () => {
  it('is arranged by the keyboard, announced and published', async () => {
    const { user, server } = await openTeam('/team/categories/tree/show');
    const name = 'Влизане в категорията отгоре: Лампи';
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Лампи: място 1, Дивани');
    expect(screen.getByRole('button', { name })).toHaveFocus();
    await user.type(screen.getByLabelText(/^Причина/), 'По-ясно');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(sent(server, 'POST /api/team/catalogue/categories/tree')).toMatchObject({
        value: {
          tree: [
            { id: 1, parentId: null },
            { id: 2, parentId: 1 },
          ],
        },
      }),
    );
  });
});

describe('The tree of categories, dragged (TEAM-07)', () => {
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')!;
  /** Drags a row of 40 pixels to a height within another. */
  const drag = async (name: string, onto: string, height: number) => {
    const [dragged, target] = [await rowOf(name), await rowOf(onto)];
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 40));
    document.elementFromPoint = () => dragged;
    fireEvent(dragged, new DragEvent('dragstart', { bubbles: true, cancelable: true }));
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const at = { bubbles: true, cancelable: true, clientY: height };
    for (const type of ['dragenter', 'dragover', 'drop']) fireEvent(target, new DragEvent(type, at));
    fireEvent(dragged, new DragEvent('dragend', { bubbles: true }));
  };
  beforeEach(() => vi.stubGlobal('DragEvent', DraggedEvent));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [
      20,
      'Лампи: място 1, Дивани',
      [
        { id: 1, parentId: null },
        { id: 2, parentId: 1 },
      ],
    ],
    [
      5,
      'Лампи: място 1',
      [
        { id: 2, parentId: null },
        { id: 1, parentId: null },
      ],
    ],
  ])('moves a category to height %i of another, and announces it', async (height, text, tree) => {
    const { user, server } = await openTeam('/team/categories/tree/show');
    await drag('Лампи', 'Дивани', height);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    await user.type(screen.getByLabelText(/^Причина/), 'По-ясно');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(sent(server, 'POST /api/team/catalogue/categories/tree')).toMatchObject({ value: { tree } }),
    );
  });

  it('stays for a member who may only read it', async () => {
    await openTeam('/team/categories/tree/show', { server: signedInServer({ roles: ['support'] }) });
    await drag('Лампи', 'Дивани', 5);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('A category (TEAM-07)', () => {
  it('is listed without the tree, and changed with its rooms', async () => {
    const { user, server } = await openTeam('/team/categories');
    await user.click(await screen.findByRole('link', { name: 'Лампи' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Кухня' }));
    await user.type(screen.getByLabelText(/^Причина/), 'И за кухнята');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(sent(server, 'POST /api/team/catalogue/categories/2')).toMatchObject({
        value: { rooms: ['bedroom', 'kitchen'], filters: ['inStock'] },
      }),
    );
  });

  it('with products is not deleted: the dialog names their number', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/catalogue/categories/2/remove', {
      status: 409,
      body: {
        message: 'error-category-has-products',
        errors: [{ property: 'count', message: '19' }],
      },
    });
    const { user } = await openTeam('/team/categories/2/show', { server });
    await user.click(await screen.findByRole('button', { name: 'Изтриване на категорията' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Причина/), 'Излишна');
    await user.click(dialog.getByRole('button', { name: 'Изтриване на категорията' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^В категорията има 19 продукта/);
  });
});

describe('A service team (TEAM-07)', () => {
  it('gets a day off, and the refusal names the planned visits', async () => {
    const server = signedInServer();
    const path = 'POST /api/team/catalogue/service-teams/7';
    server.overrides.set(path, {
      status: 409,
      body: {
        message: 'error-team-has-visits',
        errors: [
          { property: 'count', message: '2' },
          { property: 'visits', message: 'S-100004 (2026-12-01, 12-16)' },
        ],
      },
    });
    const { user } = await openTeam('/team/service-teams/7/show', { server });
    await user.click(await screen.findByRole('button', { name: 'Нови почивни дни' }));
    await user.type(screen.getByLabelText('От'), '2026-12-01');
    await user.clear(screen.getByLabelText('Неделя: от'));
    await user.clear(screen.getByLabelText('Неделя: до'));
    await user.type(screen.getByLabelText(/^Причина/), 'Отпуск');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/2 посещения: S-100004/);
    const { value } = sent(server, path) as { value: { hours: unknown[]; daysOff: unknown[] } };
    expect(value.daysOff).toEqual([{ from: '2026-12-01', to: '2026-12-01' }]);
    expect(value.hours.slice(5)).toEqual([{ from: '08:00', to: '20:00' }, null]);
  });
});

describe('The front page (TEAM-07)', () => {
  it('gets another order of sections, with some hidden', async () => {
    const { user, server } = await openTeam('/team/shelves');
    await user.click(await screen.findByRole('button', { name: 'Преместване надолу: Изберете стая' }));
    await user.click(screen.getByRole('switch', { name: 'Съквартиранти' }));
    await user.type(screen.getByLabelText(/^Причина/), 'Зима');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() => {
      const body = sent(server, 'POST /api/team/catalogue/shelves/home');
      expect(body).toMatchObject({ value: { promoCategories: [2] } });
      const { value } = body as { value: { shelves: { name: string; isShown: boolean }[] } };
      expect(value.shelves.slice(0, 2).map(({ name }) => name)).toEqual(['plan', 'rooms']);
      expect(value.shelves.find(({ name }) => name === 'roommates')?.isShown).toBe(false);
    });
  });
});

describe('A city (TEAM-07)', () => {
  it('is added in both languages', async () => {
    const { user, server } = await openTeam('/team/cities/create');
    const names = await screen.findAllByLabelText('Име');
    await user.type(names[0]!, 'Троян');
    await user.type(names[1]!, 'Troyan');
    await user.type(screen.getByLabelText(/^Причина/), 'Нови обяви');
    await user.click(screen.getByRole('button', { name: 'Добавяне' }));
    await waitFor(() =>
      expect(sent(server, 'POST /api/team/catalogue/cities')).toMatchObject({
        value: { name: { bg: 'Троян', en: 'Troyan' } },
        reason: 'Нови обяви',
      }),
    );
  });
});
