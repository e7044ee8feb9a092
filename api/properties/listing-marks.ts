import { Type } from 'typebox';
import { MAX_TOLD_MARKS, MARKED_KINDS, MARKS } from '../../src/core/properties/marks/listing-marks.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Id, oneOf, strict } from '../schema.ts';

const Mark = strict({
  kind: oneOf(MARKED_KINDS),
  id: Id,
  mark: oneOf(MARKS),
  on: Type.Boolean({ description: 'true: marked; false: mark removed' }),
  age: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'milliseconds since the change, by the clock of the device',
  }),
});

export const exchangeListingMarks = operation({
  id: 'exchangeListingMarks',
  method: 'POST',
  path: '/api/user/listing-mark',
  summary:
    'Synchronises viewed and hidden listings: stores the changes of this device and returns the marks of all devices (FIND-07)',
  domain: 'properties',
  callers: SIGNED_IN,
  guarded: false,
  idempotent: true,
  body: strict({ changes: Type.Array(Mark, { maxItems: MAX_TOLD_MARKS }) }),
  answer: strict({ marks: Type.Array(Mark) }),
});
