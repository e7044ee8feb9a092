import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const SETTINGS = '/team/settings';

describe('The settings', () => {
  it('are published with a reason', async () => {
    const { user, server } = await openTeam(SETTINGS);
    const phone = await screen.findByLabelText('Телефон');
    await user.clear(phone);
    await user.type(phone, '+359 2 765 43 21');
    const submit = screen.getByRole('button', { name: 'Публикуване' });
    await user.click(submit);
    const reason = screen.getByLabelText(/^Причина/);
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Попълнете полето.'));
    expect(reason).toHaveFocus();
    await user.type(reason, 'Нов номер');
    await user.click(submit);
    expect(await screen.findByText('Промените са публикувани.')).toBeVisible();
    const { body } = server.requests.find(({ name }) => name === 'POST /api/team/settings')!;
    expect(body).toMatchObject({ validFrom: null, latest: 2, reason: 'Нов номер' });
    expect(body['values']).toMatchObject({ phone: '+359 2 765 43 21', vatNumber: '' });
    expect(await screen.findByRole('button', { name: 'Възстановяване на версия 3' })).toBeVisible();
  });

  it('are published at a time in Sofia', async () => {
    const { user, server } = await openTeam(SETTINGS);
    await user.click(await screen.findByRole('radio', { name: 'От избран момент' }));
    await user.type(await screen.findByLabelText(/^Начало/), '2026-12-01T09:00');
    await user.type(screen.getByLabelText(/^Причина/), 'От декември');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(server.requests.find(({ name }) => name === 'POST /api/team/settings')?.body).toMatchObject({
        validFrom: '2026-12-01T07:00:00.000Z',
      }),
    );
  });

  it('show the error of a refused field', async () => {
    const server = signedInServer();
    const errors = [
      { property: 'phone', message: 'error-setting-phone-invalid' },
      { property: 'validFrom', message: 'error-valid-from-past' },
    ];
    server.overrides.set('POST /api/team/settings', {
      status: 422,
      body: { message: 'validation_failed', errors },
    });
    const { user } = await openTeam(SETTINGS, { server });
    await user.click(await screen.findByRole('radio', { name: 'От избран момент' }));
    await user.type(await screen.findByLabelText(/^Начало/), '2026-11-01T09:00');
    await user.type(screen.getByLabelText(/^Причина/), 'Нов номер');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Телефон')).toHaveAccessibleDescription(/^Въведете телефон с цифри/),
    );
    expect(screen.getByLabelText(/^Начало/)).toHaveAccessibleDescription(/не може да е в миналото/);
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveFocus());
  });

  it('mark a field that is too long for the contract', async () => {
    const server = signedInServer();
    const errors = [{ property: 'values.name', message: 'error-text-too-long' }];
    server.overrides.set('POST /api/team/settings', {
      status: 400,
      body: { message: 'validation_failed', errors },
    });
    const { user } = await openTeam(SETTINGS, { server });
    await user.type(await screen.findByLabelText(/^Причина/), 'Ново име');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    const name = screen.getByLabelText('Име на фирмата');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(/дълъг/);
  });

  it('are only shown without the permission to change them', async () => {
    await openTeam(SETTINGS, { server: signedInServer({ roles: ['finance'] }) });
    expect(await screen.findByLabelText('Телефон')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Публикуване' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Възстановяване/ })).toBeNull();
  });
});

describe('A colleague’s version', () => {
  it('leaves what the member has typed, fills the other fields and is replaced only after a warning', async () => {
    const server = signedInServer();
    const { user } = await openTeam(SETTINGS, { server });
    const phone = await screen.findByLabelText('Телефон');
    await user.clear(phone);
    await user.type(phone, '+359 2 765 43 21');
    const reason = screen.getByLabelText(/^Причина/);
    await user.type(reason, 'Нов номер');
    const { body } = server.answer('GET', '/api/team/settings');
    const values = { ...(body as { values: object }).values, address: 'Варна, ул. „Дръзки“ 5' };
    server.answer('POST', '/api/team/settings', { values, reason: 'Преместване' });
    const publish = 'POST /api/team/settings';
    server.overrides.set(publish, { status: 409, body: { message: 'error-edited-elsewhere' } });
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));

    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Петър Димов публикува версия 3, докато пишехте');
    expect(within(warning).getByRole('row', { name: /^Адрес .+Варна/ })).toBeVisible();
    expect(phone).toHaveValue('+359 2 765 43 21');
    expect(reason).toHaveValue('Нов номер');
    expect(screen.getByLabelText('Адрес')).toHaveValue('Варна, ул. „Дръзки“ 5');

    server.overrides.delete(publish);
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    expect(await screen.findByText('Промените са публикувани.')).toBeVisible();
    expect(server.requests.findLast(({ name }) => name === publish)?.body).toMatchObject({
      latest: 3,
      values: { phone: '+359 2 765 43 21', address: 'Варна, ул. „Дръзки“ 5' },
    });
    await waitFor(() => expect(screen.queryByText(/докато пишехте/)).toBeNull());
  });
});

describe('The versions', () => {
  it('are compared field by field', async () => {
    await openTeam(SETTINGS);
    const table = await screen.findByRole('region', { name: 'Променени полета' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Поле', 'Версия 1', 'Версия 2'],
      ['Адрес', 'Пловдив, ул. „Гладстон“ 3', 'София, ул. „Шипка“ 1'],
    ]);
  });

  it('are restored into the form', async () => {
    const { user } = await openTeam(SETTINGS);
    await user.click(await screen.findByRole('button', { name: 'Възстановяване на версия 1' }));
    expect(screen.getByLabelText('Адрес')).toHaveValue('Пловдив, ул. „Гладстон“ 3');
    expect(await screen.findByText(/попълнен с версия 1/)).toBeVisible();
  });
});
