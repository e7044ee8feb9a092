import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import type { BlockedPerson, Conversation } from '../../../src/core/conversations/conversation.ts';
import { aConversation } from '../../support/a-talk-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';

const TOKEN = 'a'.repeat(43);

let sent: AnyCall[];
let talk: Conversation;
let blocked: BlockedPerson[];

beforeEach(() => {
  sent = [];
  talk = aConversation();
  blocked = [];
});

function answer(call: AnyCall): unknown {
  sent.push(call);
  const [, act] = /(share-phone|block|message)$/.exec(call.path) ?? [];
  if (act === 'share-phone') talk = { ...talk, ownPhone: { ...talk.ownPhone, shared: true } };
  if (act === 'block') talk = { ...talk, closed: true };
  if (act === 'message') {
    const { message: text } = call.body as { message: string };
    const added = { id: 9, author: talk.side, text, pictures: [], at: '2026-11-21T10:00:00.000Z' };
    talk = { ...talk, messages: [...talk.messages, added] };
  }
  if (call.path === '/api/conversation') {
    const { messages, ownPhone: _, otherPhone: __, ...common } = talk;
    return { data: [{ ...common, lastMessage: messages.at(-1) }], total: 1, unread: 1 };
  }
  if (call.path === '/api/conversation/blocked') return { data: blocked };
  return call.path.startsWith('/api/conversation') ? talk : {};
}

const openTalk = () => openShop('/profil/saobshteniya?conversation=3', { answer });
const calls = (end: string) => sent.filter(({ path }) => path.endsWith(end));

describe('Pictures of messages (TRUST-05)', () => {
  it('are small in the conversation, and open in full size', async () => {
    const picture = { url: '/pictures/uploads/kitchen', width: 800, height: 600, widths: [400, 800] };
    const at = '2026-11-21T10:00:00.000Z';
    talk = aConversation({ messages: [{ id: 2, author: 'asker', text: '', pictures: [picture], at }] });
    await openTalk();
    const log = within(await screen.findByRole('log', { name: 'Съобщения в разговора' }));
    const link = log.getByRole('link', { name: 'Снимка 1' });
    expect(link).toHaveAttribute('href', '/pictures/uploads/kitchen-800.webp');
    expect(within(link).getByRole('img')).toHaveAttribute('src', '/pictures/uploads/kitchen-400.webp');
    const list = within(screen.getByRole('list', { name: 'Разговори' }));
    expect(list.getByRole('link')).toHaveTextContent('1 снимка');
  });

  it('can be added to a reply, also without a text', async () => {
    await openTalk();
    const form = within(await screen.findByRole('form', { name: 'Вашето съобщение' }));
    expect(form.getByRole('textbox')).toBeRequired();
    await userEvent.click(form.getByRole('button', { name: 'Добавяне на снимки' }));
    expect(await form.findByText('Изберете снимки или ги пуснете тук')).toBeTruthy();
    expect(form.getByRole('textbox')).not.toBeRequired();
  });
});

describe('The inbox (MATE-03)', () => {
  it('shows the other person, the offer, the last message and the unread count', async () => {
    await openShop('/profil/saobshteniya', { answer });
    const list = within(await screen.findByRole('list', { name: 'Разговори' }));
    const line = list.getByRole('link');
    expect(line).toHaveAttribute('href', '/profil/saobshteniya?conversation=3');
    expect(line).toHaveTextContent(/Елена.*Слънчева стая до парка.*1 ново.*Свободна ли е стаята\?/);
  });

  it('marks the open conversation, and leads to its offer', async () => {
    await openTalk();
    const list = within(await screen.findByRole('list', { name: 'Разговори' }));
    expect(list.getByRole('link')).toHaveAttribute('aria-current', 'true');
    const open = within(screen.getByRole('region', { name: 'Разговор с Елена' }));
    expect(open.getByRole('link', { name: 'Слънчева стая до парка' })).toHaveAttribute(
      'href',
      '/sakvartiranti/7',
    );
  });

  it('shows a script as text', async () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    talk = aConversation({
      messages: [{ id: 1, author: 'asker', text, pictures: [], at: '2026-11-21T09:00:00.000Z' }],
    });
    await openTalk();
    const log = screen.getByRole('log', { name: 'Съобщения в разговора' });
    expect(within(log).getByText(text)).toBeVisible();
    expect(log.querySelector('script, img')).toBeNull();
  });

  it('adds a reply to the conversation', async () => {
    await openTalk();
    const field = screen.getByRole('textbox', { name: 'Вашето съобщение' });
    await userEvent.type(field, 'Да, свободна е.');
    await userEvent.click(screen.getByRole('button', { name: 'Изпращане' }));
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('Да, свободна е.')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('rejects a link in a reply beside the field', async () => {
    await openTalk();
    const field = screen.getByRole('textbox', { name: 'Вашето съобщение' });
    await userEvent.type(field, 'Вижте http://lesno.example');
    await userEvent.click(screen.getByRole('button', { name: 'Изпращане' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/не могат да съдържат връзки/));
    expect(calls('/message')).toEqual([]);
  });

  it('shares the telephone only after a confirmation', async () => {
    await openTalk();
    expect(screen.queryByText(/0888200101/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Показване на телефона' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Показване на телефона' }));
    expect(dialog.getByText(/0888200101.*не може да се скрие отново/)).toBeVisible();
    expect(calls('/share-phone')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Показване' }));
    expect(await screen.findByText(/вижда телефона Ви: 0888200101/)).toBeVisible();
  });

  it('leads an account without a telephone to the settings', async () => {
    talk = aConversation({ ownPhone: { number: '', shared: false } });
    await openTalk();
    expect(screen.getByRole('link', { name: 'Добавяне в настройките' })).toHaveAttribute(
      'href',
      '/profil/nastroyki',
    );
  });

  it('accepts no reply in a closed conversation', async () => {
    await openTalk();
    await userEvent.click(screen.getByRole('button', { name: 'Блокиране' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Блокиране на този човек' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Блокиране' }));
    expect(await screen.findByText(/Разговорът е приключен/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Вашето съобщение' })).toBeNull();
  });

  it('shows a warning at a first message that asks for money (TRUST-06)', async () => {
    const text = 'Преведете капаро от 300 лв. още днес.';
    talk = aConversation({
      messages: [{ id: 1, author: 'asker', text, pictures: [], at: '2026-11-21T09:00:00.000Z' }],
    });
    await openTalk();
    const log = within(await screen.findByRole('log', { name: 'Съобщения в разговора' }));
    expect(log.getByText(/Не превеждайте пари/)).toBeVisible();
  });

  it('lists blocked people, and can unblock them', async () => {
    blocked = [{ id: 5, name: 'Георги', at: '2026-11-21T09:00:00.000Z' }];
    await openShop('/profil/saobshteniya', { answer });
    await userEvent.click(await screen.findByText('Блокирани (1 човек)'));
    blocked = [];
    await userEvent.click(screen.getByRole('button', { name: 'Отблокиране: Георги' }));
    await waitFor(() => expect(screen.queryByText('Георги')).toBeNull());
    expect(calls('/blocked/{id}')).toMatchObject([{ params: { id: 5 } }]);
  });

  it('shows that an account or an offer was deleted', async () => {
    talk = aConversation({
      other: { name: null, picture: null },
      subject: { ...talk.subject, open: false },
      closed: true,
    });
    await openTalk();
    const open = within(screen.getByRole('region', { name: 'Разговор с Изтрит профил' }));
    expect(open.getByText(/Слънчева стая до парка \(вече не се предлага\)/)).toBeVisible();
    expect(open.queryByRole('link', { name: 'Слънчева стая до парка' })).toBeNull();
  });
});

describe('The visitor’s page of a conversation (MATE-03)', () => {
  it('sends replies with the secret of its link, and can report the offer', async () => {
    talk = aConversation({
      side: 'asker',
      other: { name: 'Мария', picture: null },
      otherPhone: '0887111222',
    });
    await openShop(`/sakvartiranti/razgovor/${TOKEN}`, { answer });
    expect(screen.getByRole('link', { name: '0887111222' })).toHaveAttribute('href', 'tel:0887111222');
    await userEvent.type(screen.getByRole('textbox', { name: 'Вашето съобщение' }), 'Благодаря!');
    await userEvent.click(screen.getByRole('button', { name: 'Изпращане' }));
    await waitFor(() => expect(calls('/message')).toMatchObject([{ params: { token: TOKEN } }]));
    await userEvent.click(screen.getByRole('button', { name: 'Сигнал за обявата' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
