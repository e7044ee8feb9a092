import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const POST = '/team/posts/divan/show';

const bodyOf = (server: ReturnType<typeof signedInServer>, name: string) =>
  server.requests.find((request) => request.name === name)?.body;

describe('The blog posts (TEAM-09)', () => {
  it('are listed with their category and state', async () => {
    await openTeam('/team/posts');
    const row = within(await screen.findByRole('row', { name: /Как да изберем диван/ }));
    expect(row.getByText('Обзавеждане')).toBeVisible();
    expect(row.getByText('Публикувана')).toBeVisible();
  });
});

describe('A blog post', () => {
  it('is previewed as it is written', async () => {
    const { user, server } = await openTeam(POST);
    const english = within(await screen.findByRole('region', { name: 'На английски' }));
    await user.type(english.getByLabelText('Заглавие'), '!');
    await user.click(screen.getByRole('button', { name: 'Показване на сайта' }));
    expect(await screen.findByTitle('Страницата, както ще я видят посетителите')).toBeVisible();
    expect(bodyOf(server, 'POST /api/team/site-previews')).toMatchObject({
      draft: { kind: 'posts', key: 'divan', value: { en: { title: 'Choosing a sofa!' } } },
    });
  });

  it('is hidden by a version that is not published', async () => {
    const { user, server } = await openTeam(POST);
    await user.click(await screen.findByRole('switch', { name: 'Показване на посетителите' }));
    await user.type(screen.getByLabelText(/^Причина/), 'Остаряла');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(bodyOf(server, 'POST /api/team/posts/divan')).toMatchObject({
        latest: 2,
        value: { isPublished: false, bg: { title: 'Как да изберем диван' } },
      }),
    );
  });

  it('gets an uploaded photo', async () => {
    const { user, server } = await openTeam(POST);
    const photo = await screen.findByRole('group', { name: 'Снимка' });
    const file = new File(['x'], 'divan.jpg', { type: 'image/jpeg' });
    await user.upload(within(photo).getByLabelText('Избор на снимка', { selector: 'input' }), file);
    expect(await within(photo).findByRole('img')).toHaveAttribute('src', '/pictures/uploads/k-600.webp');
    await user.type(screen.getByLabelText(/^Причина/), 'Снимка');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(bodyOf(server, 'POST /api/team/posts/divan')).toMatchObject({
        value: { cover: { url: '/pictures/uploads/k', width: 1200 } },
      }),
    );
  });

  it('is filled with an earlier version, whose differences are named', async () => {
    const { user } = await openTeam(POST);
    await user.click(await screen.findByRole('button', { name: 'Възстановяване на версия 1' }));
    expect(screen.getByRole('switch', { name: 'На видно място в блога' })).toBeChecked();
    expect(screen.getAllByText('На видно място в блога').length).toBeGreaterThan(1);
  });

  it('is created at a new address', async () => {
    const { user, server } = await openTeam('/team/posts/create');
    await user.type(await screen.findByLabelText(/^Адрес на статията/), 'nov-divan');
    for (const language of ['На български', 'На английски']) {
      const side = within(screen.getByRole('region', { name: language }));
      for (const label of ['Заглавие', 'Кратко описание', 'Текст (Markdown)'])
        await user.type(side.getByLabelText(label), 'Диван');
    }
    await user.type(screen.getByLabelText(/^Причина/), 'Нова');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(bodyOf(server, 'POST /api/team/posts')).toMatchObject({
        slug: 'nov-divan',
        validFrom: null,
        value: { date: '2026-11-21', isPublished: true, cover: null, en: { body: 'Диван' } },
      }),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/team/posts/nov-divan/show'));
  });

  it('shows that its address is taken', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/posts', {
      status: 422,
      body: {
        message: 'validation_failed',
        errors: [{ property: 'slug', message: 'error-post-address-taken' }],
      },
    });
    const { user } = await openTeam('/team/posts/create', { server });
    const address = await screen.findByLabelText(/^Адрес на статията/);
    await user.type(address, 'divan');
    await user.type(screen.getByLabelText(/^Причина/), 'Нова');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/^Вече има статия с този адрес/));
  });
});
