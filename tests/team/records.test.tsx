import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

describe('The menu', () => {
  it('shows the resources that the roles permit', async () => {
    await openTeam('/team/', { server: signedInServer({ roles: ['support'] }) });
    const menu = (await screen.findAllByRole('navigation', { name: 'Меню' }))[0]!;
    expect(await within(menu).findByRole('link', { name: 'Профили' })).toHaveAttribute(
      'href',
      '/team/accounts',
    );
    expect(within(menu).queryByRole('link', { name: 'Екип' })).toBeNull();
    expect(within(menu).queryByText('Администрация')).toBeNull();
  });

  it('shows the owner all resources', async () => {
    await openTeam();
    const menu = (await screen.findAllByRole('navigation', { name: 'Меню' }))[0]!;
    for (const name of ['Профили', 'Екип', 'Дневник на промените'])
      expect(await within(menu).findByRole('link', { name })).toBeInTheDocument();
  });
});

describe('The first page', () => {
  it('shows each queue with its count, age and own cases', async () => {
    await openTeam();
    const row = await screen.findByRole('row', { name: /преди|days/ });
    expect(row).toHaveTextContent('3');
  });
});

describe('A page without permission', () => {
  it('says so and shows no record', async () => {
    await openTeam('/team/members', { server: signedInServer({ roles: ['support'] }) });
    expect(await screen.findByRole('heading', { name: 'Нямате достъп' })).toBeVisible();
    expect(screen.queryByText('petar@example.com')).toBeNull();
  });
});

describe('A list', () => {
  it('sends search, filter and page as the API expects', async () => {
    const { user, server } = await openTeam('/team/accounts');
    const link = await screen.findByRole('link', { name: 'Мария Петрова' });
    expect(link).toHaveAttribute('href', '/team/accounts/1/show');
    expect(screen.getByText('1–25 от 60')).toBeVisible();
    await user.type(screen.getByPlaceholderText('Търсене'), 'Мария');
    await waitFor(() => expect(screen.queryByText('Иван Иванов 2')).toBeNull());
    expect(server.requests.at(-1)?.name).toBe('GET /api/team/records/accounts');
  });

  it('shows the text of a failed request', async () => {
    const server = signedInServer();
    server.overrides.set('GET /api/team/records/accounts', {
      status: 503,
      body: { message: 'error-please-try-again-later' },
    });
    await openTeam('/team/accounts', { server });
    expect(await screen.findByText(/опитайте/i)).toBeVisible();
  });
});

describe('An order', () => {
  it('has the discounts of its lines and links to its documents', async () => {
    const server = signedInServer({ roles: ['support'] });
    const line = { productId: 3, title: 'Лампа', quantity: 2, unitPrice: 5_000, discount: 1_000 };
    const invoice = { id: 9, kind: 'invoice', number: '0000000007', currency: 'EUR', gross: 4_602 };
    server.records['orders'] = [
      {
        id: 5,
        number: 'U-100005',
        vendorOrders: [
          {
            id: 6,
            vendorName: 'Дървото',
            status: 'shipped',
            couponCode: 'DOM10',
            lines: [{ ...line, cancelled: 0, returned: 1 }],
            documents: [{ ...invoice, issuedAt: '2026-11-20T10:00:00.000Z' }],
          },
        ],
      },
    ];
    await openTeam('/team/orders/5/show/products', { server });
    const row = await screen.findByRole('row', { name: /Дървото/ });
    expect(row).toHaveTextContent('DOM10');
    expect(row).toHaveTextContent(/2 × Лампа, 50,00.+отстъпка 10,00.+върнати: 1 бр\./);
    expect(within(row).getByRole('link', { name: 'Фактура №\u00a00000000007' })).toHaveAttribute(
      'href',
      '/api/team/documents/9.pdf?language=bg',
    );
  });
});

describe('The filters of a list', () => {
  it('offer cities by their names and send the chosen one', async () => {
    const { user, server } = await openTeam('/team/properties', {
      server: signedInServer({ roles: ['moderator'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Добавяне на филтър' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Град' }));
    await user.click(await screen.findByRole('combobox', { name: 'Град' }));
    const sent = vi.spyOn(server, 'answer');
    await user.click(await screen.findByRole('option', { name: 'София' }));
    await waitFor(() =>
      expect(sent.mock.calls.map(([, url]) => decodeURIComponent(url)).join()).toContain('{"cityId":1}'),
    );
  });
});

describe('An action', () => {
  it('needs a reason and sends it', async () => {
    const { user, server } = await openTeam('/team/accounts/1/show');
    await user.click(await screen.findByRole('button', { name: 'Край на сесиите' }));
    const dialog = await screen.findByRole('dialog', { name: 'Край на сесиите' });
    const submit = within(dialog).getByRole('button', { name: 'Край на сесиите' });
    await user.click(submit);
    expect(await within(dialog).findByText('Попълнете полето.')).toBeVisible();
    expect(within(dialog).getByLabelText(/^Причина/)).toHaveFocus();
    await user.type(within(dialog).getByLabelText(/^Причина/), 'Загубен телефон');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests).toContainEqual({
      name: 'POST /api/team/records/accounts/1/end-sessions',
      body: { reason: 'Загубен телефон' },
    });
  });

  it('leaves the focus on the page after a note, whose form is emptied', async () => {
    const { user } = await openTeam('/team/accounts/1/show');
    await user.click(await screen.findByRole('tab', { name: 'История' }));
    await user.type(
      await screen.findByRole('textbox', { name: /^Бележка/ }, { timeout: 5_000 }),
      'Обади се.',
    );
    const button = screen.getByRole('button', { name: 'Добавяне на бележка' });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it('deletes a note that the member may delete', async () => {
    const server = signedInServer();
    server.records['notes'] = [{ id: 5 }];
    const note = { at: '2026-11-20T10:00:00.000Z', kind: 'note', detail: '' };
    server.records['accounts'] = [
      {
        ...server.records['accounts']?.[0],
        id: 1,
        timeline: [
          { ...note, text: 'Моята бележка', noteId: '5' },
          { ...note, text: 'Чужда бележка', noteId: null },
        ],
      },
    ];
    const { user } = await openTeam('/team/accounts/1/show', { server });
    await user.click(await screen.findByRole('tab', { name: 'История' }));
    expect(await screen.findByText(/Чужда бележка/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Изтриване на бележката' }));
    const dialog = await screen.findByRole('dialog', { name: 'Изтриване на бележката' });
    await user.click(within(dialog).getByRole('button', { name: 'Изтриване на бележката' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests).toContainEqual({ name: 'POST /api/team/records/notes/5/delete', body: {} });
  });

  it('suspends an account with the reason', async () => {
    const server = signedInServer({ roles: ['moderator'] });
    const { user } = await openTeam('/team/accounts/1/show', { server });
    await user.click(await screen.findByRole('button', { name: 'Спиране на профила' }));
    const dialog = await screen.findByRole('dialog', { name: 'Спиране на профила' });
    await user.type(within(dialog).getByLabelText(/^Причина/), 'Измама');
    await user.click(within(dialog).getByRole('button', { name: 'Спиране на профила' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/records/accounts/1/suspend',
        body: { reason: 'Измама' },
      }),
    );
  });

  it('is absent without its permission', async () => {
    await openTeam('/team/accounts/1/show', { server: signedInServer({ roles: ['finance'] }) });
    expect(await screen.findByRole('heading', { name: /Мария Петрова/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Край на сесиите' })).toBeNull();
  });

  it('shows the error of the server in its dialog', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/records/accounts/1/end-sessions', {
      status: 409,
      body: { message: 'error-edited-since' },
    });
    const { user } = await openTeam('/team/accounts/1/show', { server });
    await user.click(await screen.findByRole('button', { name: 'Край на сесиите' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Причина/), 'Загубен телефон');
    await user.click(within(dialog).getByRole('button', { name: 'Край на сесиите' }));
    expect(await within(dialog).findByRole('alert')).not.toHaveTextContent('error-');
    await user.type(within(dialog).getByLabelText(/^Причина/), ', пак');
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});

describe('A new member', () => {
  it('is added with roles, and a refused field shows its text', async () => {
    const { user, server } = await openTeam('/team/members/create');
    const email = await screen.findByLabelText(/^Имейл/);
    await user.type(email, 'petar@example.com');
    await user.click(screen.getByRole('checkbox', { name: 'Модератор' }));
    await user.click(screen.getByRole('button', { name: 'Запазване' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Въведете имейл/));
    await user.clear(email);
    await user.type(email, 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Запазване' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/records/members',
        body: { input: { email: 'new@example.com', roles: ['moderator'] } },
      }),
    );
  });
});

describe('An entry of the audit log', () => {
  it('shows the changed fields and their values in words', async () => {
    await openTeam('/team/audit-log/2/show');
    const table = await screen.findByRole('region', { name: 'Променени полета' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Вид', 'Потребител', 'Търговец'],
      ['tags', 'a, b', 'a, c'],
    ]);
  });

  it('is exported with the filter of the list', async () => {
    await openTeam('/team/audit-log?filter=%7B%22subject%22%3A%22account%22%7D');
    const link = await screen.findByRole('link', { name: 'Изтегляне' });
    const url = new URL(link.getAttribute('href')!, 'http://team.example');
    expect(url.pathname).toBe('/api/team/records/audit-log/export');
    expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({ subject: 'account' });
  });
});

describe('The search over everything', () => {
  it('lists the found records with links', async () => {
    const { user } = await openTeam();
    const [box] = await screen.findAllByRole('searchbox');
    await user.type(box!, 'Мария{Enter}');
    expect(await screen.findByText('Намерен е 1 запис.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Мария Петрова' })).toHaveAttribute(
      'href',
      '/team/accounts/1/show',
    );
  });
});

describe('The language', () => {
  it('is switched in place', async () => {
    const { user } = await openTeam('/team/accounts');
    await screen.findByRole('heading', { name: 'Профили' });
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Accounts' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});

describe('The security page', () => {
  it('shows new recovery codes once', async () => {
    const { user } = await openTeam('/team/security');
    await user.click(await screen.findByRole('button', { name: 'Нови кодове' }));
    const dialog = await screen.findByRole('dialog', { name: 'Резервни кодове' });
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Продължаване' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
