import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ServiceTermsValue } from '../../../../api/team/catalogue-values.ts';
import {
  FIXED_SERVICE_GROUPS,
  serviceTermsErrors,
  tidyServiceTerms,
} from '../../../../src/core/services/service-terms.ts';
import type { ServiceTerms } from '../../../../src/core/services/service-terms.ts';
import { priceService } from '../../../../src/core/services/service-price.ts';
import { SERVICE_BOUNDS } from '../../../../src/core/services/service.ts';
import type { ServiceType } from '../../../../src/core/services/service.ts';
import { ensureNoErrors } from '../../../../src/core/shared/failure.ts';
import { priceInText } from '../../../../src/core/shared/price-format.ts';
import type { Database } from '../../../tables.ts';
import { element } from './catalogue-kind.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

/** Services with their prices and units. Groups are those of the files. */
export const serviceKind: CatalogueKind<ServiceTerms> = {
  resource: 'services',
  subject: 'service',
  schemaOf: () => ServiceTermsValue,
  async rows(db, key) {
    let query = db
      .selectFrom('service')
      .innerJoin('service_group', 'service_group.key', 'service.group_key')
      .selectAll('service')
      .select(['service_group.name_bg as group_bg', 'service_group.name_en as group_en']);
    if (key !== undefined) query = query.where('service.key', '=', key);
    const rows = await query.orderBy('service_group.position').orderBy('service.position').execute();
    return rows.map((row) => ({
      key: row.key,
      name: { bg: row.name_bg, en: row.name_en },
      group: { bg: row.group_bg, en: row.group_en },
      value: {
        group: row.group_key,
        name: { bg: row.name_bg, en: row.name_en },
        description: { bg: row.description_bg, en: row.description_en },
        price: row.price,
        measure: row.measure,
        usual: row.usual,
        least: row.least,
        minutes: row.minutes,
        isOffered: row.active,
      },
    }));
  },
  async check(db, key, value) {
    const group = key === '' ? value.group : (await groupOf(db, key)).group_key;
    const isFixed = group === undefined || FIXED_SERVICE_GROUPS.includes(group);
    const isUnknown = key === '' && (isFixed || !(await typeIn(db, group)));
    ensureNoErrors({
      ...serviceTermsErrors(value),
      ...(isUnknown && { group: 'error-service-group' }),
    });
    return { ...tidyServiceTerms(value), ...(group !== undefined && { group }) };
  },
  async apply(transaction, key, value) {
    await transaction.updateTable('service').set(columnsOf(value)).where('key', '=', key).execute();
  },
  async create(transaction, value) {
    const { group = '' } = value;
    const { key } = await transaction
      .insertInto('service')
      .values({
        ...columnsOf(value),
        key: sql<string>`(
          select 'added-' || coalesce(max(substring(key from 7)::integer), 0) + 1
          from service where key ~ '^added-[0-9]{1,6}$'
        )`,
        group_key: group,
        type: (await typeIn(transaction, group)) ?? 'one-time',
        months: null,
        severity: null,
        visit_days: null,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from service)`,
      })
      .returning('key')
      .executeTakeFirstOrThrow();
    return key;
  },
  async preview(db, { key }, value, { language, t, priceOrder }) {
    const { months, severity } = await db
      .selectFrom('service')
      .select(['months', 'severity'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const { measure, price, least, usual } = value;
    const amountText = (stotinki: number) => priceInText(stotinki, language, priceOrder);
    const totalOf = (amount: number) =>
      priceService({
        price,
        [measure]: amount,
        ...(months !== null && { months }),
        ...(severity !== null && { severity }),
      }).total;
    const amounts = [...new Set([least, usual, Math.min(2 * usual, SERVICE_BOUNDS[measure].max)])];
    const rows = amounts.map(
      (amount) =>
        `<tr>${element('td', t(`service-amount-${measure}`, { amount }))}${element('td', amountText(totalOf(amount)))}</tr>`,
    );
    const per = months === null ? measure : (`${measure}-month` as const);
    return {
      title: value.name[language],
      html: [
        ...(value.isOffered ? [] : [element('p', t('team-preview-not-offered'))]),
        element('p', value.description[language]),
        `<p>${element('strong', t(`services-price-${per}`, { price: amountText(price) }))}</p>`,
        `<table>${element('caption', t('team-preview-examples'))}<tbody>${rows.join('')}</tbody></table>`,
      ].join(''),
    };
  },
};

const columnsOf = ({ name, description, isOffered, ...terms }: ServiceTerms) => ({
  name_bg: name.bg,
  name_en: name.en,
  description_bg: description.bg,
  description_en: description.en,
  price: terms.price,
  measure: terms.measure,
  usual: terms.usual,
  least: terms.least,
  minutes: terms.minutes,
  active: isOffered,
});

const groupOf = (db: Kysely<Database>, key: string) =>
  db.selectFrom('service').select('group_key').where('key', '=', key).executeTakeFirstOrThrow();

/** Type of the services of a group; undefined for an unknown group. */
async function typeIn(db: Kysely<Database>, group: string): Promise<ServiceType | undefined> {
  const row = await db
    .selectFrom('service')
    .select('type')
    .where('group_key', '=', group)
    .orderBy('position')
    .executeTakeFirst();
  return row?.type;
}
