import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { aUser } from '../../support/a-session.ts';
import { anOffer } from '../../support/an-offer.ts';
import { anUploadedPicture } from '../../support/memory/memory-uploads.ts';
import { anOwnOffer } from '../../support/an-own-offers-gateway.ts';
import { SU } from '../../support/a-roommate-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

let sent: AnyCall[];
let listed: ReturnType<typeof anOwnOffer>[];
let isSimilar: boolean;

beforeEach(() => {
  sent = [];
  listed = [anOwnOffer()];
  isSimilar = false;
});

function answer(call: AnyCall): unknown {
  sent.push(call);
  const images = [anUploadedPicture('first-picture'), anUploadedPicture('second-picture')];
  const reviewState = isSimilar
    ? { heldPictures: [], heldAsSimilar: true }
    : { heldPictures: ['second-picture'] };
  const edited = {
    id: 7,
    status: 'active',
    content: anOffer(),
    images,
    ...reviewState,
    version: 'version-1',
  };
  if (call.method !== 'GET') return edited;
  if (call.path === '/api/tenant-offer/user') return { data: listed, total: listed.length };
  if (call.path === '/api/roommates/universities') return { data: [SU] };
  if (call.path === '/api/tenant-offer/user/{id}') return edited;
  return { data: [SOFIA] };
}

const changes = () => sent.filter(({ method, path }) => method !== 'GET' && path.includes('tenant-offer'));

describe('The form of an offer (MATE-04)', () => {
  it('shows a visitor an introduction and the login', async () => {
    await openShop('/sakvartiranti/publikuvay', { answer });
    expect(screen.getByText(/Телефонът Ви остава скрит/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Нова обява за съквартирант' })).toBeNull();
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Вход' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('shows an agency who may post offers', async () => {
    const { container } = await openShop('/sakvartiranti/publikuvay', { answer });
    container.get(Session).set(aUser({ type: 'agency' }));
    expect(await screen.findByText(/Обявите за съквартирант са само за частни лица/)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Вход' })).toBeNull();
  });

  it('lists missing fields, and each line leads to its field', async () => {
    const { container, navigation } = await openShop('/sakvartiranti/publikuvay', { answer });
    container.get(Session).set(aUser());
    await navigation.go('/sakvartiranti/publikuvay');
    await userEvent.click(await screen.findByRole('button', { name: 'Публикуване' }));
    const line = await screen.findByRole('link', { name: 'Град: Изберете град и квартал.' });
    await userEvent.click(line);
    expect(screen.getByRole('combobox', { name: 'Град' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: /^Какво предлагате:/ }));
    expect(screen.getByRole('radio', { name: 'Самостоятелна стая' })).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  it('reports that an offer is under review as a near duplicate (TRUST-06)', async () => {
    isSimilar = true;
    await openShop('/profil/sakvartiranti/7', { answer });
    expect(await screen.findByText(/Вече имате няколко почти еднакви обяви/)).toBeVisible();
  });

  it('shows an amount in both currencies while it is typed', async () => {
    await openShop('/profil/sakvartiranti/7', { answer });
    const price = await screen.findByLabelText('Месечен наем');
    await userEvent.clear(price);
    await userEvent.type(price, '1200');
    expect(price).toHaveAccessibleDescription(/613,55/);
  });

  it('shows an existing offer, with its pictures in their order', async () => {
    const properties = aPropertyCatalogue([], [SOFIA]);
    await openShop('/profil/sakvartiranti/7', { answer, properties });
    expect(await screen.findByRole('combobox', { name: 'Град' })).toHaveValue('София');
    expect(screen.getByText(/Снимка 2 вече е използвана в обява на друг потребител/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Квартал' })).toHaveValue('Лозенец');
    expect(screen.getByLabelText('Нанасяне от')).toHaveAttribute('min');
    await userEvent.click(screen.getByRole('button', { name: 'По-назад: Снимка 1' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Пушене/ }), 'Пуши се само навън');
    await userEvent.click(screen.getByRole('button', { name: 'Запазване на промените' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      params: { id: 7 },
      body: {
        images: ['second-picture', 'first-picture'],
        habits: { smoking: 'outside' },
        version: 'version-1',
      },
    });
  });
});

describe('An offer with a conflict', () => {
  it('asks once about the price, without other messages', async () => {
    const elsewhere = { content: anOffer({ price: 39_000 }), version: 'version-2' };
    let isSaved = false;
    const clashing = (call: AnyCall) => {
      if (call.path === '/api/tenant-offer/{id}') {
        isSaved = true;
        throw new Failure('error-edited-elsewhere', {}, 'conflict');
      }
      const isOffer = call.path === '/api/tenant-offer/user/{id}';
      return { ...(answer(call) as object), ...(isOffer && isSaved && elsewhere) };
    };
    await openShop('/profil/sakvartiranti/7', { answer: clashing });
    const price = await screen.findByLabelText('Месечен наем');
    await userEvent.clear(price);
    await userEvent.type(price, '410');
    await userEvent.click(screen.getByRole('button', { name: 'Запазване на промените' }));
    const choice = await screen.findByRole('group', { name: 'Месечен наем' });
    expect(within(choice).getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(within(choice).getByRole('button', { name: 'Вашата стойност' }));
    expect(screen.queryByRole('group', { name: 'Месечен наем' })).toBeNull();
    expect(screen.queryByText(/^Същите полета са променени и от друго място/)).toBeNull();
  });
});

describe('The owner’s list of offers', () => {
  it('shows the status of each offer, its requests, and a link to the messages', async () => {
    await openShop('/profil/sakvartiranti', { answer });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Активна')).toBeVisible();
    expect(card.getByRole('link', { name: /2 запитвания.*1 ново/ })).toHaveAttribute(
      'href',
      '/profil/saobshteniya',
    );
  });

  it('confirms a deletion', async () => {
    await openShop('/profil/sakvartiranti', { answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Изтриване: Слънчева стая до парка' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Изтриване на обявата' }));
    expect(changes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Изтриване' }));
    await waitFor(() => expect(changes()).toMatchObject([{ method: 'DELETE', params: { id: 7 } }]));
  });

  it('shows the next step when it is empty', async () => {
    listed = [];
    await openShop('/profil/sakvartiranti', { answer });
    expect(await screen.findByRole('heading', { name: 'Още нямате обяви' })).toBeVisible();
  });

  it('hides the link to a new offer at the limit', async () => {
    listed = Array.from({ length: 20 }, (_, index) => anOwnOffer({ id: index + 1 }));
    await openShop('/profil/sakvartiranti', { answer });
    expect(await screen.findByText(/лимита от 20 обяви/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Нова обява' })).toBeNull();
  });
});
