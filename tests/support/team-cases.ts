import type { EvidenceBlock } from '../../src/core/team/case-evidence.ts';

const at = '2026-11-20T08:00:00.000Z';
/** One pixel. */
export const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const side = {
  subject: 'home-12',
  title: 'Двустаен в Лозенец',
  owner: 'Мария Петрова',
  price: 95_000,
  publishedAt: at,
  pictures: [PHOTO, PHOTO],
};

/** One block of each type. */
const EVIDENCE: EvidenceBlock[] = [
  {
    type: 'facts',
    facts: [
      { label: 'case-fact-listing', format: 'link', value: '/bg/imoti/12' },
      { label: 'case-fact-rent', format: 'money', value: '95000' },
      { label: 'case-fact-status', format: 'key', value: 'case-status-active' },
      { label: 'case-fact-written', format: 'moment', value: at },
      { label: 'case-fact-phone', format: 'text', value: '0888 123 456' },
      { label: 'case-fact-about', format: 'record', value: 'product-7', title: 'Лампа' },
      { label: 'case-fact-reason', format: 'reason', value: 'case-reason-fraud' },
      { label: 'case-fact-visit', format: 'visit', value: '2026-12-02 16-20', title: 'Роса' },
    ],
  },
  {
    type: 'reports',
    reports: [
      { reason: 'case-report-fraud', text: 'Иска капаро предварително.', byPeople: true, at },
      { reason: 'case-report-low-rent', text: '', byPeople: false, at },
    ],
  },
  {
    type: 'text',
    label: 'case-text-listing',
    text: 'Тих апартамент.\nПреведете капарото по сметка.',
    warnings: ['case-warning-money'],
  },
  { type: 'pictures', label: 'case-pictures', pictures: [PHOTO] },
  { type: 'comparison', one: side, others: [{ ...side, subject: 'home-13', owner: 'Иван Иванов' }] },
  {
    type: 'messages',
    messages: [
      {
        author: 'Мария Петрова',
        isReported: true,
        text: 'Пишете ми в друго приложение.',
        pictures: [PHOTO],
        warnings: ['case-warning-channel'],
        at,
      },
    ],
  },
  {
    type: 'account',
    account: { id: 1, name: 'Мария Петрова', type: 'user', createdAt: at, homes: 3, offers: 0, products: 0 },
  },
  { type: 'prices', prices: [{ at, before: 100_000, after: 95_000 }] },
  {
    type: 'history',
    entries: [{ at, operator: 'Петър Димов', operation: 'listings.approve', reason: '' }],
  },
  {
    type: 'decisions',
    decisions: [
      {
        id: 7,
        kind: 'listing-reports',
        title: 'Гарсониера в Младост',
        decision: 'remove',
        reason: 'case-reason-fraud',
        by: 'Петър Димов',
        at,
        isUndone: false,
        appealOutcome: 'upheld',
      },
    ],
  },
];

const waiting = (id: number, title: string) => ({
  id: `listing-reports-home-${id}`,
  kind: 'listing-reports',
  subject: `home-${id}`,
  title,
  since: '2026-11-18T10:00:00.000Z',
  count: 2,
  assignee: null as { accountId: number; name: string } | null,
  assignedUntil: null as string | null,
  state: 'waiting',
});

export const SOME_CASES = [
  waiting(12, 'Двустаен в Лозенец'),
  waiting(14, 'Мезонет в Бояна'),
  {
    ...waiting(15, 'Стая в Студентски град'),
    assignee: { accountId: 2, name: 'Петър Димов' },
    assignedUntil: '2026-11-21T10:08:00.000Z',
    state: 'claimed',
  },
];

export const SOME_DECISIONS = [
  {
    id: 7,
    kind: 'listing-reports',
    subject: 'home-9',
    title: 'Гарсониера в Младост',
    decision: 'remove',
    reason: 'case-reason-fraud',
    owner: { accountId: 5, name: 'Иван Иванов 5' },
    decidedBy: { accountId: 2, name: 'Петър Димов' },
    decidedAt: '2026-11-19T10:00:00.000Z',
    undoUntil: '2026-11-19T10:05:00.000Z',
    undoneAt: null,
    appealText: 'Обявата е истинска.',
    appealedAt: '2026-11-20T10:00:00.000Z',
    appealOutcome: null,
    appealAnswer: null,
  },
  {
    id: 8,
    kind: 'comments',
    subject: 'comment-4',
    title: 'Как да изберем квартал',
    decision: 'hide',
    reason: 'Обидно.',
    owner: { accountId: 6, name: 'Иван Иванов 6' },
    decidedBy: { accountId: 1, name: 'Елена Николова' },
    decidedAt: '2026-11-21T09:58:00.000Z',
    undoUntil: '2026-11-21T10:03:00.000Z',
    undoneAt: null,
    appealText: null,
    appealedAt: null,
    appealOutcome: null,
    appealAnswer: null,
  },
];

/** Answer of a claim until the given moment. */
export const openedCase = (
  { id, kind, subject, title, since, count }: (typeof SOME_CASES)[number],
  until: Date,
) => ({
  id,
  kind,
  subject,
  title,
  since,
  count,
  assignedUntil: until.toISOString(),
  version: 'v1',
  evidence: EVIDENCE,
  decisions: [
    { name: 'approve', needsReason: false, reasons: [], isUndoable: true, isAppealable: false },
    {
      name: 'remove',
      needsReason: true,
      reasons: ['case-reason-not-real', 'case-reason-fraud'],
      isUndoable: true,
      isAppealable: true,
    },
  ],
});
