import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam } from './support/open-team.tsx';

describe('A decision', () => {
  it('in the list has its state', async () => {
    await openTeam('/team/decisions');
    const row = (await screen.findByRole('link', { name: 'Гарсониера в Младост' })).closest('tr')!;
    expect(row).toHaveTextContent('Сваляне от сайта');
    expect(row).toHaveTextContent('С възражение');
  });

  it('with an objection is reversed with an answer', async () => {
    const { user, server } = await openTeam('/team/decisions/7/show');
    expect(await screen.findByText('Имаме основание да смятаме, че това е опит за измама.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ново възражение' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Отговор на възражението' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Отмяна на решението' }));
    await user.type(within(dialog).getByLabelText(/^Отговор/), 'Прав сте.');
    await user.click(within(dialog).getByRole('button', { name: 'Отговор на възражението' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/appeals/7/decide',
        body: { outcome: 'reversed', answer: 'Прав сте.' },
      }),
    );
  });

  it('of the last minutes can be undone', async () => {
    const { user, server } = await openTeam('/team/decisions/8/show');
    await user.click(await screen.findByRole('button', { name: 'Отмяна на решението' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Отмяна на решението' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({ name: 'POST /api/team/decisions/8/undo', body: {} }),
    );
  });

  it('gets an objection after its mail was sent', async () => {
    const { user, server, clock } = await openTeam('/team/');
    clock.pass(10);
    await user.click((await screen.findAllByRole('link', { name: 'Решения и възражения' }))[0]!);
    await user.click(await screen.findByRole('link', { name: 'Как да изберем квартал' }));
    await user.click(await screen.findByRole('button', { name: 'Ново възражение' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Текст на възражението/), 'Не е обидно.');
    await user.click(within(dialog).getByRole('button', { name: 'Ново възражение' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/decisions/8/appeal',
        body: { text: 'Не е обидно.' },
      }),
    );
  });
});
