import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aReceivedViewing, aSentViewing, VIEWING_TOKEN } from '../../support/a-property.ts';
import { aViewingGateway, viewingLists } from '../../support/a-viewing-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';

async function openRequests(address = '/profil/ogledi', viewings = aViewingGateway()) {
  return { ...(await openShop(address, { viewings })), viewings };
}

describe('Requests for viewings in the profile (HOME-15)', () => {
  it('show the visitor, the time and the home', async () => {
    await openRequests();
    expect(screen.getByRole('heading', { name: /25 ноември.*10:00/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Двустаен до парка' }).getAttribute('href')).toBe('/imoti/7');
    expect(screen.getByRole('link', { name: '0888123456' }).getAttribute('href')).toBe('tel:0888123456');
    expect(screen.getByText('Заявен')).toBeTruthy();
  });

  it('are accepted by one press', async () => {
    const user = userEvent.setup();
    await openRequests();
    await user.click(screen.getByRole('button', { name: 'Приемане' }));
    expect(await screen.findByText('Уговорен')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Приемане' })).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^Уговорен$/);
  });

  it('get another time in the list', async () => {
    const user = userEvent.setup();
    const { viewings } = await openRequests();
    await user.click(screen.getByRole('button', { name: 'Друг час' }));
    const form = screen.getByRole('form', { name: 'Друг час' });
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText('Дата')));
    await user.clear(within(form).getByLabelText('Час'));
    await user.click(within(form).getByRole('button', { name: 'Предлагане на час' }));
    expect(await within(form).findAllByText('Изберете час.')).toHaveLength(2);
    await user.type(within(form).getByLabelText('Час'), '18:30');
    await user.click(within(form).getByRole('button', { name: 'Предлагане на час' }));
    expect(await screen.findByText('Предложен друг час')).toBeTruthy();
    expect(viewings.inputs('answerViewing')).toMatchObject([
      { answer: 'propose', dateTime: '2026-11-25 18:30' },
    ]);
    expect(document.activeElement).toHaveTextContent(/^Предложен друг час$/);
  });

  it('show their end', async () => {
    const received = [
      aReceivedViewing({ id: 1, status: 'accepted', isPast: true, next: [] }),
      aReceivedViewing({ id: 2, isPast: true, next: [] }),
    ];
    await openRequests('/profil/ogledi', aViewingGateway(viewingLists({ received })));
    expect(screen.getByText('Минал')).toBeTruthy();
    expect(screen.getByText('Без отговор')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Отказване' })).toBeNull();
  });

  it('sent by the account lead to their pages', async () => {
    await openRequests('/profil/ogledi?tab=sent');
    expect(screen.getByRole('link', { name: 'Преглед' }).getAttribute('href')).toBe(
      `/ogled/${VIEWING_TOKEN}`,
    );
  });

  it('report an empty list', async () => {
    await openRequests('/profil/ogledi', aViewingGateway(viewingLists({ received: [] })));
    expect(screen.getByRole('heading', { name: 'Още нямате заявки за оглед' })).toBeTruthy();
  });
});

describe('The visitor’s page of a viewing', () => {
  async function openFollowed(change: Parameters<typeof aSentViewing>[0] = {}) {
    const viewings = aViewingGateway(viewingLists({ sent: [aSentViewing(change)] }));
    await openShop(`/ogled/${VIEWING_TOKEN}`, { viewings });
    return viewings;
  }

  it('is pending at first, without a telephone', async () => {
    await openFollowed();
    expect(screen.getByText('Изпратена заявка')).toBeTruthy();
    expect(screen.queryByText('Телефон')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Добавяне в календара' })).toBeNull();
  });

  it('accepts the proposed time, then has the calendar file and the telephone', async () => {
    const user = userEvent.setup();
    await openFollowed({ status: 'proposed', next: ['accept', 'cancel'] });
    await user.click(screen.getByRole('button', { name: 'Приемане на часа' }));
    const calendar = await screen.findByRole('link', { name: 'Добавяне в календара' });
    expect(calendar.getAttribute('href')).toBe(`/calendar/${VIEWING_TOKEN}.ics`);
    expect(screen.getByRole('link', { name: '0888200101' })).toBeTruthy();
  });

  it('confirms a cancellation', async () => {
    const user = userEvent.setup();
    const viewings = await openFollowed();
    await user.click(screen.getByRole('button', { name: 'Отмяна на огледа' }));
    const dialog = screen.getByRole('dialog', { name: 'Отмяна на огледа' });
    expect(viewings.inputs('answerViewingAsVisitor')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Отмяна на огледа' }));
    expect(await screen.findByText('Отменен оглед')).toBeTruthy();
  });

  it('is not found with an invalid secret', async () => {
    const { navigation } = await openShop(`/ogled/${'nothing'.padEnd(43, '-')}`);
    expect(navigation.refusal).toBe('not-found');
  });
});
