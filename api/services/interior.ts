import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Done, Key, nullable, oneOf, Picture, SquareMetres, strict, text } from '../schema.ts';
import { CityId } from './services.ts';

const domain = 'services';

export const sendInteriorEnquiry = operation({
  id: 'sendInteriorEnquiry',
  method: 'POST',
  path: '/api/interior/enquiry',
  summary:
    'Sends an enquiry to the interior design team (SERV-08), once for the same `key`; `area` in m², `pictures` are keys',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({
    key: Key,
    name: text(200),
    phone: text(40),
    email: text(300),
    cityId: nullable(CityId),
    area: nullable(SquareMetres),
    package: nullable(oneOf(['consultation', 'concept', 'full'])),
    message: text(4_000),
    pictures: Type.Array(Key, { maxItems: 5 }),
  }),
  answer: Done,
  status: 201,
});

export const uploadInteriorPicture = operation({
  id: 'uploadInteriorPicture',
  method: 'POST',
  path: '/api/interior/picture',
  summary: 'Uploads a private picture for an enquiry, like `/api/picture`',
  domain,
  callers: ['anyone'],
  guarded: false,
  multipart: true,
  answer: strict({ key: Type.String(), ...Picture.properties }),
  status: 201,
});

export const interiorOperations = [sendInteriorEnquiry, uploadInteriorPicture];
