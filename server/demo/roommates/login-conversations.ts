/** Conversation of the demo login; without an asker the login is the asker. */
export type DemoConversation = {
  asker: { name: string; phone: string } | null;
  sharesPhone: boolean;
  /** True if the poster has read all of it. */
  seen: boolean;
  messages: readonly { author: 'poster' | 'asker'; text: string; hoursAgo: number }[];
};

/** A new conversation, one in progress, and one with the login as asker. */
export const LOGIN_CONVERSATIONS: readonly DemoConversation[] = [
  {
    asker: { name: 'Цветелина Маркова', phone: '0888310301' },
    sharesPhone: false,
    seen: false,
    messages: [
      {
        author: 'asker',
        text: 'Здравейте! Още ли е свободна стаята? Уча втора година и бих се преместила от началото на месеца.',
        hoursAgo: 3,
      },
    ],
  },
  {
    asker: { name: 'Ясен Дилов', phone: '0888310302' },
    sharesPhone: true,
    seen: true,
    messages: [
      { author: 'asker', text: 'Здравейте, имам котка. Проблем ли е?', hoursAgo: 50 },
      { author: 'poster', text: 'Здравейте, Ясен! Ние също имаме, няма проблем.', hoursAgo: 47 },
      { author: 'asker', text: 'Чудесно! Може ли да мина да видя стаята в събота?', hoursAgo: 29 },
    ],
  },
  {
    asker: null,
    sharesPhone: false,
    seen: true,
    messages: [
      { author: 'asker', text: 'Здравейте! Питам за приятелка: има ли къде да държи колело?', hoursAgo: 26 },
      { author: 'poster', text: 'Здравейте! Да, в мазето има място и се заключва.', hoursAgo: 20 },
    ],
  },
];
