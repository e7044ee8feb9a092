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
  it('is previewed in a frame without scripts', async () => {
    const { user, server } = await openTeam(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница За нас' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Преглед' }));
    const frame = await screen.findByTitle('Страницата, както ще я видят посетителите');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<p>Текст.</p>'));
    expect(server.requests.at(-1)?.body).toMatchObject({ value: { bg: { title: 'За нас' } } });
    await user.click(screen.getByRole('button', { name: 'На английски' }));
    expect(screen.getByTitle('Страницата, както ще я видят посетителите')).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('<p>Text.</p>'),
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
