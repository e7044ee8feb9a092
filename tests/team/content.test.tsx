import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTeam, signedInServer } from './support/open-team.tsx';

const TEXT = '/team/texts/credits-left/show';
const PAGE = '/team/pages/about-us/show';

describe('The texts', () => {
  it('are searched, with the changed ones only', async () => {
    const { user } = await openTeam('/team/texts');
    await user.click(await screen.findByRole('combobox', { name: 'Показване' }));
    await user.click(await screen.findByRole('option', { name: 'Само променените' }));
    await user.click(await screen.findByRole('link', { name: 'credits-left' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Текст credits-left' })).toBeVisible();
  });
});

describe('A text', () => {
  it('returns to the original in one language', async () => {
    const { user, server } = await openTeam(TEXT);
    const bulgarian = within(await screen.findByRole('region', { name: 'На български' }));
    expect(bulgarian.getByText('{{count}}')).toBeVisible();
    await user.click(bulgarian.getByRole('button', { name: 'Първоначален текст' }));
    await user.type(screen.getByLabelText(/^Причина/), 'Старият е по-добър');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/texts/credits-left',
        body: { value: { bg: null, en: null }, validFrom: null, latest: 1, reason: 'Старият е по-добър' },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Възстановяване на версия 2' })).toBeVisible();
  });

  it('shows the error of missing values', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/texts/credits-left', {
      status: 422,
      body: {
        message: 'validation_failed',
        errors: [{ property: 'bg', message: 'error-text-placeholders' }],
      },
    });
    const { user } = await openTeam(TEXT, { server });
    const bulgarian = within(await screen.findByRole('region', { name: 'На български' }));
    const wording = bulgarian.getByLabelText('Текст');
    await user.clear(wording);
    await user.type(wording, 'Имате кредити.');
    await user.type(screen.getByLabelText(/^Причина/), 'По-кратко');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() => expect(wording).toHaveAccessibleDescription(/^Оставете .+ стойности/));
  });
});

describe('An informational page', () => {
  it('is previewed on the site’s own page, without scripts', async () => {
    const { user, server } = await openTeam(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница За нас' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Показване на сайта' }));
    const frame = await screen.findByTitle('Страницата, както ще я видят посетителите');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame).toHaveAttribute('src', '/api/team/site-previews/k/bg/');
    expect(server.requests.at(-1)?.body).toMatchObject({
      at: null,
      draft: { kind: 'pages', key: 'about-us', value: { bg: { title: 'За нас' } } },
    });
    await user.click(screen.getByRole('button', { name: 'На английски' }));
    expect(screen.getByTitle('Страницата, както ще я видят посетителите')).toHaveAttribute(
      'src',
      '/api/team/site-previews/k/en/',
    );
    expect(screen.getByRole('link', { name: 'Отваряне в нов раздел' })).toHaveAttribute(
      'href',
      '/api/team/site-previews/k/en/',
    );
  });

  it('is published in both languages', async () => {
    const { user, server } = await openTeam(PAGE);
    const english = within(await screen.findByRole('region', { name: 'На английски' }));
    const title = english.getByLabelText('Заглавие');
    await user.clear(title);
    await user.type(title, 'About Uyut');
    await user.type(screen.getByLabelText(/^Причина/), 'Ново име');
    await user.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(
        server.requests.find(({ name }) => name === 'POST /api/team/pages/about-us')?.body,
      ).toMatchObject({ value: { bg: { title: 'За нас' }, en: { title: 'About Uyut' } }, latest: 0 }),
    );
  });
});

describe('The preview of the site (TEAM-07, TEAM-09)', () => {
  it('shows the changes planned until a chosen time', async () => {
    const { user, server } = await openTeam('/team/site-preview');
    await user.type(await screen.findByLabelText('Момент'), '2026-12-15T10:00');
    await user.click(screen.getByRole('button', { name: 'Показване на сайта' }));
    await screen.findByTitle('Страницата, както ще я видят посетителите');
    expect(server.requests.at(-1)?.body).toEqual({ at: '2026-12-15T08:00:00.000Z', draft: null });
  });

  it('names a time that has passed', async () => {
    const server = signedInServer();
    const errors = [{ property: 'validFrom', message: 'error-valid-from-past' }];
    server.overrides.set('POST /api/team/site-previews', {
      status: 422,
      body: { message: 'validation_failed', errors },
    });
    const { user } = await openTeam('/team/site-preview', { server });
    await user.click(await screen.findByRole('button', { name: 'Показване на сайта' }));
    await waitFor(() => expect(screen.getByLabelText('Момент')).toBeInvalid());
  });

  it('is refused without the permission', async () => {
    await openTeam('/team/site-preview', { server: signedInServer({ roles: ['support'] }) });
    expect(await screen.findByRole('heading', { name: 'Нямате достъп' })).toBeVisible();
  });
});
