import type { Kysely, Transaction } from 'kysely';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { BothTexts } from '../../../../src/core/shared/both-languages.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { PriceOrder } from '../../../../src/core/shared/price-format.ts';
import type { AuditSubject } from '../../../../src/core/team/audit-entry.ts';
import type { CatalogueResource } from '../../../../src/core/team/catalogue.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';

/** A record with its value in force. */
export type CatalogueRow<Value> = {
  key: string;
  name: BothTexts;
  /** Name of the group in the list, such as that of a service. */
  group: BothTexts | null;
  value: Value;
};

export type PreviewContext = { language: Language; t: Translate; priceOrder: PriceOrder };

/** A kind of records that visitors see and whose versions the team plans (TEAM-07). */
export type CatalogueKind<Value extends object = object> = {
  resource: CatalogueResource;
  subject: AuditSubject;
  schemaOf(key: string): TSchema;
  /** Records in their order, or only the one of a key. */
  rows(db: Kysely<Database>, key?: string): Promise<CatalogueRow<Value>[]>;
  /**
   * Returns the tidy value.
   * @throws Failure `invalid` by field, `conflict` if stored records forbid it
   */
  check(db: Kysely<Database>, key: string, value: Value, startsAt: Date): Promise<Value>;
  /** Writes the value in force to the tables that visitors' pages read; absent if they read the versions. */
  apply?(transaction: Transaction<Database>, key: string, value: Value): Promise<void>;
  /**
   * Adds a record.
   * @returns its key
   * @throws Failure `invalid` by field
   */
  create?(transaction: Transaction<Database>, value: Value): Promise<string>;
  /**
   * Removes a record without traces elsewhere. @param moveTo key of the record that gets what belongs to it
   * @throws Failure `conflict` for a record in use, with the numbers as fields
   */
  remove?(transaction: Transaction<Database>, key: string, moveTo: string | null): Promise<void>;
  /** Summary of a value that no page of the site shows at once; texts are escaped. */
  preview?(
    db: Kysely<Database>,
    row: CatalogueRow<Value>,
    value: Value,
    context: PreviewContext,
  ): Promise<{ title: string; html: string }>;
};

export type CatalogueDependencies = { texts: Texts; priceOrder: PriceOrder };

/** Erases the type of a kind's values, which its schema checks. */
export const catalogueKind = <Value extends object>(kind: CatalogueKind<Value>): CatalogueKind =>
  kind as unknown as CatalogueKind;

/** Element with escaped text. */
export const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** @throws Failure `invalid` for the value of another kind */
export function ensureShape({ schemaOf }: CatalogueKind, key: string, value: object): void {
  if (!Value.Check(schemaOf(key), value))
    throw new Failure('validation_failed', { value: 'error-value-of-other-kind' }, 'invalid');
}
