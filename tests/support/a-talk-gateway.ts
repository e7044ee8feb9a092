import type { ConversationGateway } from '../../src/core/conversations/conversation-gateway.ts';
import type { Conversation, ConversationSummary, Side } from '../../src/core/conversations/conversation.ts';
import { Conversations } from '../../src/core/conversations/conversations.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { UploadedPicture } from '../../src/core/site/picture-uploads.ts';
import { fakeGateway } from './fake-gateway.ts';

const DONE = { message: 'done' };
export const SECRET = 'the-secret'.padEnd(43, '-');

/** Conversation about the reader's offer. */
export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: 3,
    subject: {
      kind: 'roommate',
      id: 7,
      title: 'Слънчева стая до парка',
      image: null,
      open: true,
      orderToken: null,
    },
    side: 'poster',
    other: { name: 'Елена', picture: null },
    unread: 1,
    closed: false,
    messages: [
      { id: 1, author: 'asker', text: 'Свободна ли е стаята?', pictures: [], at: '2026-11-21T09:00:00.000Z' },
    ],
    ownPhone: { number: '0888200101', shared: false },
    otherPhone: null,
    ...change,
  };
}

const aPicture = (key: string): UploadedPicture => ({
  key,
  url: `/pictures/uploads/${key}`,
  width: 800,
  height: 600,
  widths: [400, 800],
});

/** Server with one conversation that a test can change. */
export function aTalkGateway() {
  const write = (text: string, author: Side = otherSide(), keys: readonly string[] = []): void => {
    const { messages, unread, side } = state.talk;
    const id = (messages.at(-1)?.id ?? 0) + 1;
    const pictures = keys.map((one) => {
      const { key: _, ...picture } = aPicture(one);
      return picture;
    });
    const message = { id, author, text, pictures, at: '2026-11-21T10:00:00.000Z' };
    state.talk = {
      ...state.talk,
      messages: [...messages, message],
      unread: unread + (author === side ? 0 : 1),
    };
  };
  const otherSide = (): Side => (state.talk.side === 'poster' ? 'asker' : 'poster');
  const state = {
    talk: aConversation(),
    /** Other conversations of the inbox. */
    others: [] as ConversationSummary[],
    /** Token of a visitor's first message. */
    token: null as string | null,
    /** Error of the next call. */
    refuse: null as Failure | null,
    /** Delays the responses to reads. */
    slow: null as Promise<void> | null,
    seenUpTo: [] as number[],
    write,
    uploadPicture: async () => aPicture('picture-of-a-message'),
    get reads(): number {
      return gateway.inputs('conversation').length + gateway.inputs('followConversation').length;
    },
  };
  const ensureAnswer = () => {
    const { refuse } = state;
    state.refuse = null;
    if (refuse) throw refuse;
  };
  const find = (address: { id: number } | { token: string }) => {
    ensureAnswer();
    const isFound = 'id' in address ? address.id === state.talk.id : address.token === SECRET;
    if (!isFound) throw new Failure('error-conversation-not-found', {}, 'not-found');
  };
  type Address = Parameters<typeof find>[0];
  const change = (address: Address, fields: Partial<Conversation>) => {
    find(address);
    return (state.talk = { ...state.talk, ...fields });
  };
  const read = async (address: Address) => {
    find(address);
    const { talk } = state;
    await state.slow;
    return talk;
  };
  const see = ({ lastMessageId, ...address }: Address & { lastMessageId: number }) => {
    change(address as Address, { unread: 0 });
    state.seenUpTo.push(lastMessageId);
    return DONE;
  };
  const answer = (input: Address & { message: string; pictures: readonly string[] }) => {
    find(input);
    write(input.message, state.talk.side, input.pictures);
    return state.talk;
  };
  const share = (address: Address) => change(address, { ownPhone: { ...state.talk.ownPhone, shared: true } });
  const block = (address: Address) => change(address, { closed: true });
  const ask = () => {
    ensureAnswer();
    return { message: 'done', token: state.token };
  };
  const writeAboutOrder = ({ message }: { message: string }) => {
    ensureAnswer();
    write(message, state.talk.side);
    return { token: SECRET };
  };
  const gateway = fakeGateway<ConversationGateway, typeof state>(
    {
      askAboutProperty: ask,
      askAboutOffer: ask,
      askAboutOrder: writeAboutOrder,
      writeToBuyer: writeAboutOrder,
      inbox: async ({ offset, limit }) => {
        const { messages, ownPhone: _, otherPhone: __, ...common } = state.talk;
        const lastMessage = messages.at(-1);
        const data = [...(lastMessage ? [{ ...common, lastMessage }] : []), ...state.others];
        const unread = data.filter((one) => one.unread > 0).length;
        await state.slow;
        return { data: data.slice(offset, offset + limit), total: data.length, unread };
      },
      conversation: read,
      followConversation: read,
      seeConversation: see,
      seeByLink: see,
      answerConversation: answer,
      answerByLink: answer,
      sharePhone: share,
      sharePhoneByLink: share,
      blockConversation: block,
      blockByLink: block,
      blockedPeople: () => ({ data: [] }),
      reportConversation: () => DONE,
      reportByLink: () => DONE,
    },
    state,
  );
  return gateway;
}

export const conversationsOf = (gateway: ReturnType<typeof aTalkGateway>) =>
  new Conversations(gateway, () => gateway.uploadPicture());
