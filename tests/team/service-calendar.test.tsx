import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCalendarVisit } from '../support/team-calendar.ts';
import { openTeam, signedInServer } from './support/open-team.tsx';

const PATH = '/team/calendar?day=2026-11-23';

/** jsdom has no media queries. */
const screenIs = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') === (width === 'wide'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
beforeEach(() => screenIs('wide'));
afterEach(() => vi.unstubAllGlobals());

const visitOf = (name: string) => screen.findByRole('button', { name: new RegExp(`S-1000.., ${name}`) });
const inGrid = async () => within(await screen.findByRole('region', { name: 'Календар на екипите' }));

describe('The calendar of the teams (TEAM-08)', () => {
  it('shows teams as rows and days as columns, with visits, days off and problems', async () => {
    await openTeam(PATH);
    const grid = await inGrid();
    expect(grid.getByRole('rowheader', { name: /Роса/ })).toBeVisible();
    expect(grid.getByRole('columnheader', { name: 'пн, 23.11' })).toBeVisible();
    expect(grid.getByText('Почивен ден')).toBeVisible();
    const visit = await visitOf('Мария Иванова');
    expect(visit).toHaveAccessibleName(
      'S-100031, Мария Иванова, Лозенец, Еднократно почистване, Роса, понеделник, 23 ноември, 12:00–16:00, Прието',
    );
    const waiting = screen.getByRole('region', { name: /Без екип/ });
    expect(within(waiting).getByRole('button')).toHaveAccessibleName(/Даниела Митева.*Няма екип/);
  });

  it('is in the menu of those who may read it only', async () => {
    await openTeam('/team/', { server: signedInServer({ roles: ['support'] }) });
    const [menu] = await screen.findAllByRole('navigation', { name: 'Меню' });
    expect(await within(menu!).findByRole('link', { name: 'Календар на екипите' })).toHaveAttribute(
      'href',
      '/team/calendar',
    );
  });

  it('is refused without the permission', async () => {
    await openTeam(PATH, { server: signedInServer({ roles: ['content'] }) });
    expect(await screen.findByRole('heading', { name: 'Нямате достъп' })).toBeVisible();
  });

  it('shows a message if the server fails', async () => {
    const server = signedInServer();
    server.overrides.set('GET /api/team/service-calendar', {
      status: 422,
      body: { message: 'error-date-invalid' },
    });
    await openTeam(PATH, { server });
    expect(await screen.findByRole('alert')).not.toHaveTextContent('error-');
  });
});

describe('A visit', () => {
  it('is moved to a team chosen by name: the free ones first, the others with a reason', async () => {
    const { user, server } = await openTeam(PATH);
    await user.click(await visitOf('Мария Иванова'));
    await user.click(await screen.findByRole('button', { name: 'Преместване' }));
    const dialog = await screen.findByRole('dialog', { name: 'Преместване на S-100031' });
    const teams = await within(dialog).findAllByRole('radio');
    expect(teams.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Бял ден свободен',
      'Кристал зает: S-100032, 8:00–16:00',
      'Роса сегашният час',
    ]);
    expect(within(dialog).getByText(/Часът остава същият/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Преместване' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/records/service-orders/31/move',
        body: {
          input: {
            part: { visit: 1, teamId: 1, date: '2026-11-23', window: '12-16' },
            to: { teamId: 3, date: '2026-11-23', window: '12-16' },
          },
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows that its slot was taken meanwhile', async () => {
    const server = signedInServer();
    server.overrides.set('POST /api/team/records/service-orders/31/move', {
      status: 409,
      body: { message: 'error-slot-taken' },
    });
    const { user } = await openTeam(PATH, { server });
    await user.click(await visitOf('Мария Иванова'));
    await user.click(await screen.findByRole('button', { name: 'Преместване' }));
    const dialog = await screen.findByRole('dialog', { name: 'Преместване на S-100031' });
    await within(dialog).findAllByRole('radio');
    await user.click(within(dialog).getByRole('button', { name: 'Преместване' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Този час вече е зает.');
  });

  it('is moved by keys, which announce each slot, and Escape cancels', async () => {
    const { user, server } = await openTeam(PATH);
    const visit = await visitOf('Мария Иванова');
    visit.focus();
    await user.keyboard(' ');
    const status = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('\n');
    expect(status()).toContain('Взето е S-100031');
    await user.keyboard('{ArrowRight}');
    expect(status()).toContain('Роса, вторник, 24 ноември, 12:00–16:00: свободно');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(status()).toContain('Кристал, вторник, 24 ноември, 8:00–12:00: почивен ден');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(status()).toContain('Преместването е отказано.');
    await user.keyboard(' {ArrowLeft}{ArrowRight}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Преместване на S-100031' })).toBeVisible();
    expect(server.requests.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  it('that is moved to a hidden day leaves the focus on a message with a link to that day', async () => {
    const { user } = await openTeam(PATH);
    await user.click(await visitOf('Мария Иванова'));
    await user.click(await screen.findByRole('button', { name: 'Преместване' }));
    const dialog = await screen.findByRole('dialog', { name: 'Преместване на S-100031' });
    fireEvent.change(within(dialog).getByLabelText(/^Дата/), { target: { value: '2026-12-02' } });
    await within(dialog).findAllByRole('radio');
    await user.click(within(dialog).getByRole('button', { name: 'Преместване' }));
    const message = await screen.findByText(/^Посещението по S-100031 е преместено: .*сряда, 2 декември/);
    await waitFor(() => expect(message.closest('[role=alert]')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Показване на деня' }));
    expect(message).not.toBeInTheDocument();
  });

  it('of several windows is split', async () => {
    const { user, server } = await openTeam(PATH);
    await user.click(await visitOf('Стоян Димитров'));
    await user.click(await screen.findByRole('button', { name: 'Разделяне' }));
    const dialog = await screen.findByRole('dialog', { name: 'Разделяне на S-100032' });
    await within(dialog).findAllByRole('radio');
    await user.click(within(dialog).getByRole('button', { name: 'Разделяне' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/records/service-orders/32/split',
        body: {
          input: {
            part: { visit: 1, teamId: 2, date: '2026-11-23', window: '08-12' },
            to: { teamId: 3, date: '2026-11-23', window: '08-12' },
            windows: 1,
          },
        },
      }),
    );
  });

  it('that has begun is finished', async () => {
    const server = signedInServer();
    server.calendar.visits.push(
      aCalendarVisit({
        orderId: 33,
        visit: 2,
        date: '2026-11-21',
        window: '08-12',
        customer: { name: 'Ани', phone: '' },
      }),
    );
    const { user } = await openTeam('/team/calendar?view=day&day=2026-11-21', { server });
    await user.click(await visitOf('Ани'));
    await user.click(await screen.findByRole('button', { name: 'Приключване' }));
    const dialog = await screen.findByRole('dialog', { name: 'Приключване' });
    await user.click(within(dialog).getByRole('button', { name: 'Приключване' }));
    await waitFor(() =>
      expect(server.requests).toContainEqual({
        name: 'POST /api/team/records/service-orders/33/finish',
        body: { input: { part: { visit: 2, teamId: 1, date: '2026-11-21', window: '08-12' } } },
      }),
    );
  });

  it('is only read by support', async () => {
    const { user } = await openTeam(PATH, { server: signedInServer({ roles: ['support'] }) });
    await user.click(await visitOf('Мария Иванова'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Преместване' })).toBeNull();
    expect(within(dialog).getByRole('link', { name: '0888123456' })).toHaveAttribute(
      'href',
      'tel:0888123456',
    );
  });
});

describe('A narrow screen', () => {
  it('lists the visits of a day by team', async () => {
    screenIs('narrow');
    await openTeam(PATH);
    const team = await screen.findByRole('region', { name: 'Роса' });
    expect(within(team).getByRole('button', { name: /Мария Иванова/ })).toHaveTextContent('12:00–16:00');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Следващ ден' })).toBeVisible();
  });
});

describe('The day sheet', () => {
  it('has the address, phone, work, amount and notes of each confirmed visit', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openTeam('/team/calendar/sheet?day=2026-11-23&city=1');
    const sheet = await screen.findByRole('region', { name: 'Роса' });
    for (const text of [
      '0888123456',
      /вх\. Б, ет\. 4/,
      'Почистване на дома: 60 m²',
      /^210,00/,
      'Звънецът не работи.',
    ])
      expect(within(sheet).getByText(text)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Бял ден' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Печат' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
