import { EMPTY_OFFER } from '../../src/core/roommates/roommate-offer-content.ts';
import type { RoommateOfferContent } from '../../src/core/roommates/roommate-offer-content.ts';
import type {
  EditedRoommateOffer,
  OwnRoommateOffer,
  OwnRoommateOffers,
} from '../../src/core/roommates/own-roommate-offers.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { fakeGateway } from './fake-gateway.ts';
import { aVersion } from './test-keys.ts';

export function anOwnOffer(change: Partial<OwnRoommateOffer> = {}): OwnRoommateOffer {
  return {
    id: 7,
    title: 'Слънчева стая до парка',
    status: 'active',
    held: false,
    city: { id: 1, name: 'София' },
    district: { id: 11, name: 'Лозенец' },
    price: 45_000,
    image: null,
    moveInFrom: '2026-12-01',
    inquiries: 2,
    unread: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...change,
  };
}

/** The author's server: `listed` are the offers of the list, `edited` is the offer of the form. */
export function anOwnOffersGateway(listed = [anOwnOffer()]) {
  const state = {
    listed,
    edited: {
      id: 7,
      status: 'active',
      content: EMPTY_OFFER,
      images: [],
      heldPictures: [],
      version: aVersion(0),
    } as EditedRoommateOffer,
  };
  const find = (wanted: number | string) => {
    const found = state.listed.find(({ id }) => id === Number(wanted));
    if (!found) throw new Failure('error-offer-not-found', {}, 'not-found');
    return found;
  };
  const save = (id: number, content: RoommateOfferContent) =>
    (state.edited = { ...state.edited, id, content, version: `${state.edited.version.slice(0, -1)}s` });
  return fakeGateway<OwnRoommateOffers, typeof state>(
    {
      ownRoommateOffers: ({ offset, limit }) => ({
        data: state.listed.slice(offset, offset + limit),
        total: state.listed.length,
      }),
      ownRoommateOffer: ({ id }) => ({ ...state.edited, id: find(id).id }),
      createRoommateOffer: (input) => {
        const { key: _, ...content } = input;
        return save(8, content);
      },
      updateRoommateOffer: ({ id, version, ...content }) => {
        if (version !== state.edited.version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
        return save(id, content);
      },
      changeRoommateOfferStatus: ({ id, status }) => {
        const changed = { ...find(id), status };
        state.listed = state.listed.map((one) => (one.id === id ? changed : one));
        return { message: 'done', held: changed.held };
      },
      deleteRoommateOffer: ({ id }) => {
        state.listed = state.listed.filter((one) => one !== find(id));
        return { message: 'done' };
      },
    },
    state,
  );
}
