import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { SIGNED_IN } from './profile.ts';
import { Done, Id, IdText, strict, text } from '../schema.ts';

const domain = 'accounts';

const AddressBody = strict({
  label: text(200),
  city: text(200),
  postCode: text(20),
  street: text(300),
  details: text(1_000),
});

const AccountAddress = strict({
  id: Id,
  label: Type.String(),
  city: Type.String(),
  postCode: Type.String(),
  street: Type.String(),
  details: Type.String(),
});

export const accountAddresses = operation({
  id: 'accountAddresses',
  method: 'GET',
  path: '/api/user/address',
  summary: 'Returns the delivery addresses stored in the account',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: strict({ data: Type.Array(AccountAddress) }),
});

export const addAccountAddress = operation({
  id: 'addAccountAddress',
  method: 'POST',
  path: '/api/user/address',
  summary: 'Stores an address, at most ten; a duplicate is stored once',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: AddressBody,
  answer: AccountAddress,
});

export const changeAccountAddress = operation({
  id: 'changeAccountAddress',
  own: 'address',
  method: 'POST',
  path: '/api/user/address/{id}',
  summary: 'Changes a stored address',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  params: strict({ id: IdText }),
  body: AddressBody,
  answer: AccountAddress,
});

export const deleteAccountAddress = operation({
  id: 'deleteAccountAddress',
  own: 'address',
  method: 'DELETE',
  path: '/api/user/address/{id}',
  summary: 'Deletes a stored address',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  params: strict({ id: IdText }),
  answer: Done,
});

export const accountAddressOperations = [
  accountAddresses,
  addAccountAddress,
  changeAccountAddress,
  deleteAccountAddress,
];
