import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const CASE = '/team/cases/listing-reports-home-12/show';

describe('The first page', () => {
  it('links a queue to its cases', async () => {
    await openTeam();
    const link = await screen.findByRole('link', { name: 'Сигнали за обяви' });
    const url = new URL(link.getAttribute('href')!, 'http://team.example');
    expect(url.pathname).toBe('/team/cases');
    expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({ kind: 'listing-reports' });
  });
});

describe('The list of cases', () => {
  it('shows the assignee and opens a case', async () => {
    const { user } = await openTeam('/team/cases');
    const row = (await screen.findByRole('link', { name: 'Стая в Студентски град' })).closest('tr')!;
    expect(row).toHaveTextContent('Петър Димов');
    await user.click(screen.getByRole('link', { name: 'Двустаен в Лозенец' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Двустаен в Лозенец' })).toBeVisible();
  });
});

describe('A case', () => {
  it('is claimed on opening and released on leaving', async () => {
    const { user, server } = await openTeam(CASE);
    await screen.findByRole('heading', { level: 1, name: 'Двустаен в Лозенец' });
    const sent = () => server.requests.map(({ name }) => name);
    expect(sent()).toContain('POST /api/team/cases/listing-reports-home-12/claim');
    await user.click(screen.getAllByRole('link', { name: 'Случаи' })[0]!);
    await waitFor(() => expect(sent()).toContain('POST /api/team/cases/listing-reports-home-12/release'));
  });

  it('shows all evidence', async () => {
    await openTeam(CASE);
    await screen.findByRole('heading', { level: 1, name: 'Двустаен в Лозенец' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Данни',
      'Сигнали',
      'Текст на обявата',
      'Снимки',
      'Сравнение на обявите',
      'Разговор',
      'Профил',
      'Промени на наема',
      'История',
      'Предишни решения',
      'Случай',
      'Решение',
    ]);
    const facts = screen.getByRole('region', { name: 'Данни' });
    expect(facts).toHaveTextContent('Продукт № 7: Лампа');
    expect(within(facts).getByRole('link', { name: 'Продукт № 7' })).toHaveAttribute(
      'href',
      '/team/products/7/show',
    );
    expect(facts).toHaveTextContent('сряда, 2 декември, 16:00–20:00: Роса');
    expect(facts).not.toHaveTextContent('case-reason');
    const history = screen.getByRole('region', { name: 'История' });
    expect(history).toHaveTextContent('Одобряване на обява');
    expect(screen.getByRole('region', { name: 'Текст на обявата' })).toHaveTextContent('Иска пари');
    expect(
      within(screen.getByRole('region', { name: 'Сравнение на обявите' })).getAllByRole('img'),
    ).toHaveLength(4);
  });

  it('of a colleague shows who has it and until when, and can be tried again', async () => {
    const { user, server } = await openTeam('/team/cases/listing-reports-home-15/show');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Петър Димов');
    expect(alert).toHaveTextContent('12:08');
    server.records['cases']!.find(({ id }) => id === 'listing-reports-home-15')!['assignee'] = null;
    await user.click(screen.getByRole('button', { name: 'Нов опит' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Стая в Студентски град' })).toBeVisible();
  });

  it('that no longer waits says so', async () => {
    await openTeam('/team/cases/listing-reports-home-99/show');
    expect(await screen.findByText(/вече не чака решение/)).toBeVisible();
  });
});

describe('A decision', () => {
  it('needs a reason, is sent with the prepared one, and opens the next case of the queue', async () => {
    const { user, server } = await openTeam(CASE);
    await user.click(await screen.findByRole('button', { name: 'Сваляне от сайта' }));
    const dialog = await screen.findByRole('dialog', { name: 'Сваляне от сайта' });
    const submit = within(dialog).getByRole('button', { name: 'Сваляне от сайта' });
    await user.click(submit);
    expect(await within(dialog).findByText('Попълнете полето.')).toBeVisible();
    await user.click(within(dialog).getByRole('combobox', { name: /^Причина/ }));
    await user.click(await screen.findByRole('option', { name: /опит за измама/ }));
    await user.click(submit);
    expect(await screen.findByRole('heading', { level: 1, name: 'Мезонет в Бояна' })).toBeVisible();
    expect(server.requests).toContainEqual({
      name: 'POST /api/team/cases/listing-reports-home-12/decide',
      body: { decision: 'remove', reason: 'case-reason-fraud', version: 'v1' },
    });
  });

  it('is sent with a reason in own words', async () => {
    const { user, server } = await openTeam(CASE);
    await user.click(await screen.findByRole('button', { name: 'Сваляне от сайта' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /^Причина/ }));
    await user.click(await screen.findByRole('option', { name: 'Друга причина' }));
    await user.type(await within(dialog).findByLabelText(/^Причина с Ваши думи/), 'Няма такъв адрес.');
    await user.click(within(dialog).getByRole('button', { name: 'Сваляне от сайта' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/cases/listing-reports-home-12/decide',
        body: { decision: 'remove', reason: 'Няма такъв адрес.', version: 'v1' },
      }),
    );
  });

  it('shows the error of the server in its dialog', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/cases/listing-reports-home-12/decide', {
      status: 409,
      body: { message: 'error-case-claim-expired' },
    });
    const { user } = await openTeam(CASE, { server });
    await user.click(await screen.findByRole('button', { name: 'Одобряване' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Одобряване' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Времето Ви за този случай изтече.');
  });

  it('that is refused leaves its reason for another attempt on the refreshed case', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/cases/listing-reports-home-12/decide', {
      status: 409,
      body: { message: 'error-case-changed' },
    });
    const { user } = await openTeam(CASE, { server });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Одобряване' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await open();
    await user.type(dialog.getByLabelText(/^Причина/), 'Снимките са на жилището.');
    await user.click(dialog.getByRole('button', { name: 'Одобряване' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('изберете „Обновяване“');
    await user.click(dialog.getByRole('button', { name: 'Отказ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Обновяване' }));
    expect((await open()).getByLabelText(/^Причина/)).toHaveValue('Снимките са на жилището.');
  });

  it('can be undone until its mail is sent', async () => {
    const { user, server, clock } = await openTeam(CASE);
    await user.click(await screen.findByRole('button', { name: 'Одобряване' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Одобряване' }));
    const bar = await screen.findByRole('region', { name: 'Последно решение' });
    expect(bar).toHaveTextContent('Одобряване: Двустаен в Лозенец');
    expect(bar).toHaveTextContent('5:00');
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(await screen.findByRole('button', { name: 'Български' }));
    clock.pass(1);
    const again = await screen.findByRole('region', { name: 'Последно решение' });
    await waitFor(() => expect(again).toHaveTextContent('4:00'));
    await user.click(within(again).getByRole('button', { name: 'Отмяна на решението' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({ name: 'POST /api/team/decisions/9/undo', body: {} }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Последно решение' })).toBeNull());
  });

  it('cannot be undone afterwards', async () => {
    const { user, clock } = await openTeam(CASE);
    await user.click(await screen.findByRole('button', { name: 'Одобряване' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Одобряване' }));
    await screen.findByRole('region', { name: 'Последно решение' });
    clock.pass(5);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Последно решение' })).toBeNull());
  });
});
