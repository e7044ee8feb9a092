import type { FieldErrors } from '../../shared/failure.ts';
import type { RowAction, RowError } from '../../shared/import/file-import.ts';
import { fetchedAddresses, pictureErrors } from '../../shared/import/import-pictures.ts';
import { coordinatesText } from '../location.ts';
import { PROPERTY_LIMITS } from '../property-choices.ts';
import { EMPTY_PROPERTY } from '../property-content.ts';
import type { PropertyContent } from '../property-content.ts';
import { contentErrorsOf, PublishPropertyCommand } from '../publish-property-command.ts';
import type { GivenListing } from './listing-import-row.ts';

export const MAX_AGENCY_CODE = 64;

/** Stored listing of a row, with the source addresses of its pictures. */
export type PresentListing = {
  id: number;
  content: PropertyContent;
  isDeleted: boolean;
  fetched: ReadonlySet<string>;
};

/**
 * A checked row: its action, the changed fields and the resulting content. Errors of a valid row are notes.
 */
export type CheckedListing = {
  action: RowAction;
  errors: RowError[];
  changed: (keyof PropertyContent)[];
  content: PropertyContent | null;
};

/**
 * Checks a row by the rules of the listing's form. A new listing is a draft and may be incomplete; the
 * missing facts are notes. A published one has to satisfy all rules.
 * @param unread errors of unreadable cells
 */
export function checkListing(
  given: GivenListing,
  unread: readonly RowError[],
  present: PresentListing | null,
  now: Date,
): CheckedListing {
  const content = contentOfListing(given, present?.content ?? EMPTY_PROPERTY);
  const { refused, missing } = errorsOf(content, present?.content.availableFrom ?? null, now);
  const known = new Set(unread.map(({ field }) => field));
  const errors = [
    ...codeErrors(given.code, present),
    ...unread,
    ...rowErrors(refused).filter(({ field }) => !known.has(field)),
  ];
  if (errors.length > 0) return { action: 'bad', errors, changed: [], content: null };
  const { pictures = [], notes = [] } = given;
  const hasNew = fetchedAddresses(pictures, PROPERTY_LIMITS.pictures).some(
    (address) => !present?.fetched.has(address),
  );
  const good = {
    errors: [...notes, ...rowErrors(missing), ...pictureErrors(pictures, PROPERTY_LIMITS.pictures)],
    content,
  };
  if (!present) return { ...good, action: 'add', changed: [] };
  const changed = (Object.keys(content) as (keyof PropertyContent)[]).filter(
    (field) => JSON.stringify(content[field]) !== JSON.stringify(present.content[field]),
  );
  return { ...good, action: changed.length > 0 || hasNew ? 'change' : 'same', changed };
}

/** Content of the listing with the values of the row. */
function contentOfListing(given: GivenListing, before: PropertyContent): PropertyContent {
  const { code: _, pictures: __, notes: ___, ...content } = given;
  return { ...before, ...content };
}

function codeErrors(code: string, present: PresentListing | null): RowError[] {
  if (code === '' || code.length > MAX_AGENCY_CODE) {
    return [{ field: 'code', key: 'error-import-listing-code', values: { most: MAX_AGENCY_CODE } }];
  }
  return present?.isDeleted ? [{ field: 'code', key: 'error-import-listing-deleted' }] : [];
}

function errorsOf(
  content: PropertyContent,
  previousDay: string | null,
  now: Date,
): { refused: FieldErrors; missing: FieldErrors } {
  const published = new PublishPropertyCommand(content).errorsAt(now, previousDay);
  if (content.status !== 'draft') return { refused: published, missing: {} };
  const isMissing = ([name]: [string, string]) => mayBeAdded(content, name as keyof PropertyContent);
  const entries = Object.entries(published);
  return {
    refused: {
      ...Object.fromEntries(entries.filter((entry) => !isMissing(entry))),
      ...contentErrorsOf(content),
    },
    missing: Object.fromEntries(entries.filter(isMissing)),
  };
}

const LONGEST: Partial<Record<keyof PropertyContent, number>> = {
  title: PROPERTY_LIMITS.title,
  description: PROPERTY_LIMITS.description,
};

/** True for a field that a draft may leave empty or too short. */
function mayBeAdded(content: PropertyContent, name: keyof PropertyContent): boolean {
  const value = content[name];
  if (value === null || value === '') return true;
  return typeof value === 'string' && value.trim().length <= (LONGEST[name] ?? 0);
}

export function rowErrors(fields: FieldErrors): RowError[] {
  return Object.entries(fields).map(([name, key]) => ({ field: FIELD_OF[name] ?? name, key }));
}

/** Import field for listing fields with another name. */
const FIELD_OF: Record<string, string> = {
  district_id: 'district',
  gpsCoordinates: 'coordinates',
  images: 'pictures',
};

/** Value of a changed field for the preview; lists are joined by commas. */
export function shownValue(
  value: PropertyContent[keyof PropertyContent] | undefined,
): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return coordinatesText(value);
  return value.map((one) => (typeof one === 'object' && 'appliance' in one ? one.appliance : one)).join(', ');
}
