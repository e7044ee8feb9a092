import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TeamServer, RECOVERY_CODES, TEAM_PASSWORD } from '../support/team-server.ts';
import { openTeam, signedInServer } from './support/open-team.tsx';

async function enterPassword(user: UserEvent, password = TEAM_PASSWORD): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /Имейл/ }), 'elena@example.com');
  await user.type(screen.getByLabelText(/Парола/), password);
  await user.click(screen.getByRole('button', { name: 'Продължаване' }));
}

describe('The sign-in of the back office', () => {
  it('asks for the second factor after the password and returns to the requested page', async () => {
    const { user, server } = await openTeam('/team/audit-log', { server: new TeamServer() });
    await enterPassword(user);
    const code = await screen.findByLabelText(/Код от приложението/);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Вход' }));
    expect(await screen.findByRole('heading', { name: 'Дневник на промените' })).toBeVisible();
    expect(server.step).toBe('signed-in');
  });

  it('shows the text of a wrong password and keeps the form', async () => {
    const { user } = await openTeam('/team/', { server: new TeamServer() });
    await enterPassword(user, 'wrong');
    expect(await screen.findByRole('alert')).not.toHaveTextContent('error-');
    expect(screen.getByRole('textbox', { name: /Имейл/ })).toHaveValue('elena@example.com');
  });

  it('accepts a recovery code', async () => {
    const { user } = await openTeam('/team/', { server: new TeamServer() });
    await enterPassword(user);
    await user.click(await screen.findByRole('button', { name: 'Резервен код' }));
    await user.type(screen.getByLabelText(/Резервен код/), RECOVERY_CODES[0]!);
    await user.click(screen.getByRole('button', { name: 'Вход' }));
    expect(await screen.findByRole('heading', { name: 'Чакаща работа' })).toBeVisible();
  });

  it('accepts a passkey', async () => {
    const server = Object.assign(new TeamServer(), { methods: ['passkey'] });
    const { user } = await openTeam('/team/', { server });
    await enterPassword(user);
    await user.click(await screen.findByRole('button', { name: 'Вход с ключ за достъп' }));
    expect(await screen.findByRole('heading', { name: 'Чакаща работа' })).toBeVisible();
    expect(server.requests).toContainEqual({
      name: 'POST /api/team/login/passkey',
      body: { response: { id: 'k1' } },
    });
  });

  it('sets up an authenticator at the first sign-in and shows the recovery codes once', async () => {
    const server = Object.assign(new TeamServer(), { methods: [] });
    const { user } = await openTeam('/team/', { server });
    await enterPassword(user);
    await user.click(await screen.findByRole('button', { name: 'Приложение за кодове' }));
    expect(await screen.findByRole('img', { name: /QR код/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText(/Код от приложението/), '123456');
    await user.click(screen.getByRole('button', { name: 'Потвърждаване' }));
    const codes = await screen.findByRole('list', { name: 'Резервни кодове' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(RECOVERY_CODES);
    const next = screen.getByRole('button', { name: 'Продължаване' });
    expect(next).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Запазих кодовете' }));
    await user.click(next);
    expect(await screen.findByRole('heading', { name: 'Чакаща работа' })).toBeVisible();
  });
});

describe('The session of a member', () => {
  it('is prolonged by the button of the warning', async () => {
    const { clock, user, session } = await openTeam('/team/accounts');
    await screen.findByText('Мария Петрова');
    act(() => clock.pass(28.5));
    await user.click(await screen.findByRole('button', { name: 'Оставам в системата' }));
    await waitFor(() => expect(session.state).toBe('active'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('warns without a promise before its last moment', async () => {
    const { clock } = await openTeam('/team/accounts', { server: signedInServer({ sessionMinutes: 10 }) });
    await screen.findByText('Мария Петрова');
    act(() => clock.pass(8.5));
    expect(await screen.findByRole('dialog', { name: 'Сесията Ви изтича' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Оставам в системата' })).toBeNull();
  });

  it('ends with the sign-in over the page, and an entered form stays', async () => {
    const { clock, user, server } = await openTeam('/team/members/create');
    await user.type(await screen.findByLabelText(/^Имейл/), 'new@example.com');
    server.step = 'none';
    act(() => clock.pass(28.5));
    act(() => clock.pass(2));
    const dialog = await screen.findByRole('dialog', { name: 'Сесията Ви изтече' });
    expect(within(dialog).getByLabelText(/^Имейл/)).toHaveValue('elena@example.com');
    await user.type(within(dialog).getByLabelText(/^Парола/), TEAM_PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Продължаване' }));
    await user.type(await within(dialog).findByLabelText(/Код от приложението/), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Вход' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(/^Имейл/)).toHaveValue('new@example.com');
  });

  it('asks for the sign-in if the server no longer accepts it', async () => {
    const { user, server } = await openTeam('/team/accounts/1/show');
    await user.click(await screen.findByRole('button', { name: 'Край на сесиите' }));
    await user.type(screen.getByLabelText(/^Причина/), 'Загубен телефон');
    server.step = 'none';
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Край на сесиите' }));
    expect(await screen.findByRole('dialog', { name: 'Сесията Ви изтече' })).toBeVisible();
    expect(screen.getByLabelText(/^Причина/)).toHaveValue('Загубен телефон');
  });
});
