/** Text key of a label. */
type Key = string;

/** Kinds of records that a fact can name, and their pages in the back office. */
export const FACT_RECORDS = {
  home: 'properties',
  offer: 'offers',
  product: 'products',
  vendor: 'vendors',
  owner: 'accounts',
} as const;

/**
 * A value with its format; `key` is a text key, `money` stotinki, `moment` an ISO time, `reason` a prepared reason's
 * key or free text, `record` a record such as `home-12`, `visit` a day and window such as `2026-11-21 08-12`.
 */
export type EvidenceFact = {
  label: Key;
  format: 'text' | 'key' | 'money' | 'moment' | 'link' | 'reason' | 'record' | 'visit';
  value: string;
  /** Title of a record, or teams of a visit. */
  title?: string;
};

/** One of the compared listings. */
export type EvidenceSide = {
  /** `home-12`. */
  subject: string;
  title: string;
  owner: string;
  /** Stotinki a month. */
  price: number | null;
  publishedAt: string;
  /** Addresses of pictures; those at the same position of both sides are the same picture. */
  pictures: string[];
};

/** Part of a case's page. One screen renders every kind of case from these blocks (TEAM-04). */
export type EvidenceBlock =
  | { type: 'facts'; facts: EvidenceFact[] }
  | { type: 'text'; label: Key; text: string; warnings: Key[] }
  | { type: 'reports'; reports: { reason: Key; text: string; byPeople: boolean; at: string }[] }
  | { type: 'pictures'; label: Key; pictures: string[] }
  | { type: 'comparison'; one: EvidenceSide; others: EvidenceSide[] }
  | {
      type: 'messages';
      messages: {
        author: string;
        isReported: boolean;
        text: string;
        pictures: string[];
        warnings: Key[];
        at: string;
      }[];
    }
  | {
      type: 'account';
      account: {
        id: number;
        name: string;
        type: string;
        createdAt: string;
        homes: number;
        offers: number;
        products: number;
      };
    }
  | { type: 'prices'; prices: { at: string; before: number; after: number }[] }
  | {
      type: 'history';
      entries: { at: string; operator: string; operation: string; reason: string }[];
    }
  | {
      type: 'decisions';
      decisions: {
        id: number;
        kind: string;
        title: string;
        decision: string;
        reason: string;
        by: string | null;
        at: string;
        isUndone: boolean;
        appealOutcome: 'upheld' | 'reversed' | null;
      }[];
    };

/** Blocks that others' work changes; a decision does not depend on them. */
const CONTEXT: ReadonlySet<EvidenceBlock['type']> = new Set(['account', 'history', 'decisions', 'prices']);

/** Returns the blocks that a decision is about. Its version is their hash. */
export const decidedBlocks = (blocks: readonly EvidenceBlock[]): EvidenceBlock[] =>
  blocks.filter(({ type }) => !CONTEXT.has(type));
