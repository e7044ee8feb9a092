import { namesOf } from '../shared/fields.ts';
import type { ContentOf, Field, FormOf, PublishedOf } from '../shared/fields.ts';

/** The price includes the bills, or the residents share them. */
export const BILLS = ['included', 'shared'] as const;
export type Bills = (typeof BILLS)[number];

/** A single room, or a bed in a shared one. */
export const ROOM_KINDS = ['own-room', 'shared-room'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

type Part = 'room' | 'price';

type OfferField = Field & {
  /** Section of the form with the field. */
  readonly part: Part;
};

/**
 * Fields of a roommate offer (MATE-04), in the order of the form. Money in stotinki per month, area in m²,
 * stay in months. Place, texts, pictures, habits, university and the day of moving in have their own rules in
 * roommate-offer-content.ts.
 */
export const OFFER_FIELDS = {
  room: { kind: 'choice', words: ROOM_KINDS, required: true, part: 'room', fact: 'offer-room' },
  people: {
    kind: 'whole',
    from: 1,
    to: 10,
    required: true,
    part: 'room',
    hint: true,
    fact: 'offer-people-now',
    unit: 'offer-people-count',
  },
  roomArea: { kind: 'area', from: 3, to: 200, part: 'room', fact: 'offer-room-area' },
  stay: {
    kind: 'whole',
    from: 1,
    to: 24,
    part: 'room',
    hint: true,
    fact: 'offer-stay',
    unit: 'fact-months',
  },
  price: {
    kind: 'money',
    from: 100,
    to: 1_000_000,
    required: true,
    messages: { missing: 'error-price-required' },
    part: 'price',
    hint: true,
  },
  deposit: {
    kind: 'money',
    from: 0,
    to: 5_000_000,
    initial: 0,
    required: true,
    messages: { missing: 'error-deposit-required' },
    part: 'price',
    hint: true,
  },
  bills: { kind: 'choice', words: BILLS, required: true, part: 'price' },
  billsAmount: { kind: 'money', from: 0, to: 200_000, part: 'price', hint: true },
} as const satisfies Record<string, OfferField>;

export type OfferFieldName = keyof typeof OFFER_FIELDS;
export type OfferFieldContent = ContentOf<typeof OFFER_FIELDS>;
export type OfferFieldForm = FormOf<typeof OFFER_FIELDS>;
export type PublishedOfferFields = PublishedOf<typeof OFFER_FIELDS>;

/** Definition of a field with the common type. */
export const offerField = (name: OfferFieldName): OfferField => OFFER_FIELDS[name];

export const fieldsOfSection = (part: Part): OfferFieldName[] =>
  namesOf(OFFER_FIELDS).filter((name) => OFFER_FIELDS[name].part === part);
