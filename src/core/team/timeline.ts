/** Kinds of events in the timeline of a record (TEAM-05). */
export const TIMELINE_EVENTS = [
  'created',
  'changed',
  'deleted',
  'confirmed',
  'phone-verified',
  'ordered',
  'service-ordered',
  'listed',
  'credits-bought',
  /** The detail is the new status. */
  'status',
  /** The detail is the state of a parcel, the text its number. */
  'parcel',
  /** The detail is the price in stotinki. */
  'price',
  /** The detail is the amount in cents of euro. */
  'paid',
  'payment-failed',
  'refunded',
  'refund-settled',
  'reported',
  'reviewed',
  'asked',
  'messaged',
  'viewing-requested',
  /** The detail is the subject. */
  'mailed',
  'mail-failed',
  /** The detail is the operation, the text its reason. */
  'audit',
  'note',
] as const;
export type TimelineEventKind = (typeof TIMELINE_EVENTS)[number];

export type TimelineEvent = {
  at: Date;
  kind: TimelineEventKind;
  /** Number, status, amount or title, see `TIMELINE_EVENTS`. */
  detail: string;
  /** Free text, such as a note. */
  text: string;
  /** Name of the member who wrote the entry or the note. */
  actor: string | null;
  /** Id of a note that the reader may delete. */
  noteId: string | null;
};

/** Maximum events of a timeline, the newest ones. */
export const TIMELINE_LENGTH = 200;
