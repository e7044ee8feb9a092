import { Type } from 'typebox';
import { CATALOGUE_RESOURCES } from '../../src/core/team/catalogue.ts';
import { operation } from '../operation.ts';
import { Count, Day, Done, Moment, nullable, oneOf, strict, text } from '../schema.ts';
import {
  CategoryTreeValue,
  CategoryValue,
  CityValue,
  CreditPackagesValue,
  HomeShelvesValue,
  ServiceTeamValue,
  ServiceTermsValue,
} from './catalogue-values.ts';

const domain = 'team';

export const Key = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' });
export const Value = Type.Union([
  ServiceTermsValue,
  CreditPackagesValue,
  CategoryValue,
  CategoryTreeValue,
  ServiceTeamValue,
  HomeShelvesValue,
  CityValue,
]);
const Names = strict({ bg: Type.String(), en: Type.String() });
const resource = { resource: oneOf(CATALOGUE_RESOURCES) };
const OfKind = strict(resource);
const OneRecord = strict({ ...resource, key: Key });

const CatalogueRecord = strict({
  key: Key,
  name: Names,
  /** Value in force. */
  current: Value,
  /** Number of the newest version, which a change names; 0 for none. */
  latest: Count,
  versions: Type.Array(
    strict({
      number: Count,
      validFrom: Moment,
      createdAt: Moment,
      author: Type.String(),
      reason: Type.String(),
      value: Value,
    }),
  ),
});

const Preview = strict({ title: Type.String(), html: Type.String(), updated: Day });

export const teamCatalogue = operation({
  id: 'teamCatalogue',
  method: 'GET',
  path: '/api/team/catalogue/{resource}',
  summary:
    'Records of a kind in their order, with their values in force and the start of the next change (TEAM-07)',
  domain,
  callers: ['team'],
  permission: '{resource}.read',
  guarded: false,
  params: OfKind,
  answer: strict({
    data: Type.Array(
      strict({
        key: Key,
        name: Names,
        /** Name of the group, such as that of a service. */
        group: nullable(Names),
        current: Value,
        plannedFrom: nullable(Moment),
      }),
    ),
  }),
});

export const teamCatalogueRecord = operation({
  id: 'teamCatalogueRecord',
  method: 'GET',
  path: '/api/team/catalogue/{resource}/{key}',
  summary: 'Returns a record with its versions, newest first',
  domain,
  callers: ['team'],
  permission: '{resource}.read',
  guarded: false,
  params: OneRecord,
  answer: CatalogueRecord,
});

export const changeTeamCatalogue = operation({
  id: 'changeTeamCatalogue',
  method: 'POST',
  path: '/api/team/catalogue/{resource}/{key}',
  summary: 'Adds a version of a record, valid from now or a later time; ordered things keep their prices',
  domain,
  callers: ['team'],
  permission: '{resource}.write',
  guarded: false,
  idempotent: true,
  params: OneRecord,
  body: strict({
    value: Value,
    /** Start; null for now. */
    validFrom: nullable(Moment),
    /** Number of the newest version that the author saw; 0 for none. */
    latest: Count,
    reason: text(2_000),
  }),
  answer: CatalogueRecord,
});

export const previewTeamCatalogue = operation({
  id: 'previewTeamCatalogue',
  method: 'POST',
  path: '/api/team/catalogue/{resource}/{key}/preview',
  summary: 'Renders a changed record as visitors will see it; nothing is stored',
  domain,
  callers: ['team'],
  permission: '{resource}.read',
  guarded: false,
  idempotent: true,
  params: OneRecord,
  body: strict({ value: Value, validFrom: nullable(Moment) }),
  answer: strict({ bg: Preview, en: Preview }),
});

export const createTeamCatalogue = operation({
  id: 'createTeamCatalogue',
  method: 'POST',
  path: '/api/team/catalogue/{resource}',
  summary: 'Adds a record of a kind, which visitors see at once',
  domain,
  callers: ['team'],
  permission: '{resource}.write',
  guarded: false,
  params: OfKind,
  body: strict({ value: Value, reason: text(2_000) }),
  answer: CatalogueRecord,
  status: 201,
});

export const removeTeamCatalogue = operation({
  id: 'removeTeamCatalogue',
  method: 'POST',
  path: '/api/team/catalogue/{resource}/{key}/remove',
  summary:
    'Removes a record that nothing uses; `moveTo` gets what belongs to it, such as products of a category',
  domain,
  callers: ['team'],
  permission: '{resource}.write',
  guarded: false,
  params: OneRecord,
  body: strict({ moveTo: nullable(Key), reason: text(2_000) }),
  answer: Done,
});

export const teamCatalogueOperations = [
  createTeamCatalogue,
  removeTeamCatalogue,
  teamCatalogue,
  teamCatalogueRecord,
  changeTeamCatalogue,
  previewTeamCatalogue,
];
