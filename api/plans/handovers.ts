import { Type } from 'typebox';
import {
  HANDOVER_DIRECTIONS,
  HANDOVER_LIMITS as LIMITS,
  METER_KINDS,
  ROOM_STATES,
} from '../../src/core/plans/handover/handover.ts';
import { NEED_ROOMS } from '../../src/core/plans/things/needed-things.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Day } from '../properties/property-schemas.ts';
import { Key, Moment, nullable, oneOf, PictureKey, Stotinki, strict, text } from '../schema.ts';

const domain = 'plans';
const params = strict({ id: Key });
const Direction = oneOf(HANDOVER_DIRECTIONS);
const Party = strict({ name: text(LIMITS.name), email: text(254) });
const pictures = (maxItems: number) => Type.Array(PictureKey, { maxItems });

const Handover = strict({
  direction: Direction,
  on: Day,
  address: text(LIMITS.address),
  landlord: Party,
  tenant: Party,
  meters: Type.Array(
    strict({
      kind: oneOf(METER_KINDS),
      number: text(LIMITS.meterNumber),
      reading: text(LIMITS.reading),
      pictures: pictures(LIMITS.meterPictures),
    }),
    { maxItems: LIMITS.meters },
  ),
  keys: text(LIMITS.keys),
  rooms: Type.Array(
    strict({
      room: oneOf(NEED_ROOMS),
      state: oneOf(ROOM_STATES),
      notes: text(LIMITS.notes),
      pictures: pictures(LIMITS.roomPictures),
    }),
    { maxItems: LIMITS.rooms },
  ),
  missing: text(LIMITS.missing),
  deposit: nullable(Stotinki),
  kept: Stotinki,
});

const Made = strict({
  id: Key,
  direction: Direction,
  on: Day,
  address: Type.String(),
  madeAt: Moment,
});

export const ownHandovers = operation({
  id: 'ownHandovers',
  method: 'GET',
  path: '/api/handover',
  summary: 'Returns the handover protocols of the user, the latest first',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({ data: Type.Array(Made) }),
});

export const makeHandover = operation({
  id: 'makeHandover',
  method: 'POST',
  path: '/api/handover/{id}',
  summary:
    'Creates an immutable handover protocol and mails the PDF to both sides once; the client chooses the id, so a repeated request has no effect',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  params,
  body: Handover,
  answer: Made,
});

export const handoverFile = operation({
  id: 'handoverFile',
  method: 'GET',
  path: '/api/handover/{id}/file',
  summary: 'Returns a protocol as a PDF; `content` is Base64',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  own: 'handover',
  params,
  answer: strict({ name: Type.String(), type: Type.String(), content: Type.String() }),
});

export const handoverOperations = [ownHandovers, makeHandover, handoverFile];
