import type { Generated } from 'kysely';

/** A picture that somebody uploaded; widths in pixels. */
export interface PictureTable {
  key: string;
  /** Null once the account is gone, and for what a visitor sent. */
  owner_id: number | null;
  from_visitor: Generated<boolean>;
  width: number;
  height: number;
  widths: number[];
  created_at: Date;
  /** Null while its files are being written, and once they are being removed. */
  stored_at: Date | null;
  /** What shows it, such as `property:17`. */
  attached_to: string | null;
  loose_since: Date | null;
}
