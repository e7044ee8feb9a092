/** A picture that somebody uploaded; widths in pixels. */
export interface PictureTable {
  key: string;
  /** Null once the account is gone. */
  owner_id: number | null;
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
