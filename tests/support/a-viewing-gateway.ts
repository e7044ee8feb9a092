import type { ViewingGateway } from '../../src/core/properties/viewings/viewing-gateway.ts';
import { ownerAnswersTo, visitorAnswersTo } from '../../src/core/properties/viewings/viewing.ts';
import type { ReceivedViewing, SentViewing } from '../../src/core/properties/viewings/viewing.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { aReceivedViewing, aSentViewing } from './a-property.ts';
import { fakeGateway } from './fake-gateway.ts';

export type ViewingLists = { received: ReceivedViewing[]; sent: SentViewing[] };

export const viewingLists = (lists: Partial<ViewingLists> = {}): ViewingLists => ({
  received: [aReceivedViewing()],
  sent: [aSentViewing()],
  ...lists,
});

/** Server with the viewings of the lists, which a test may replace. */
export function aViewingGateway(lists = viewingLists()) {
  const pageOf = <One>(list: readonly One[], { offset, limit }: { offset: number; limit: number }) => ({
    data: list.slice(offset, offset + limit),
    total: list.length,
  });
  const found = <One>(viewing: One | undefined): One => {
    if (!viewing) throw new Failure('error-viewing-not-found', {}, 'not-found');
    return viewing;
  };
  return fakeGateway<ViewingGateway>({
    requestViewing: () => ({ message: 'done', token: aSentViewing().token }),
    receivedViewings: (input) => pageOf(lists.received, input),
    sentViewings: (input) => pageOf(lists.sent, input),
    receivedViewing: ({ id }) => found(lists.received.find((one) => one.id === id)),
    answerViewing: ({ id, answer, dateTime, note, address }) => {
      const before = found(lists.received.find((one) => one.id === id));
      const status = ({ accept: 'accepted', propose: 'proposed', decline: 'declined' } as const)[answer];
      const after = { ...before, status, note, dateTime: dateTime ?? before.dateTime };
      const next = ownerAnswersTo(status, after.isPast, after.dateTime !== null);
      return { ...after, address: address ?? before.address, next };
    },
    followViewing: ({ token }) => found(lists.sent.find((one) => one.token === token)),
    answerViewingAsVisitor: ({ token, answer, dateTime }) => {
      const before = found(lists.sent.find((one) => one.token === token));
      const status = ({ accept: 'accepted', propose: 'requested', cancel: 'cancelled' } as const)[answer];
      const owner = { ...before.owner, phone: status === 'accepted' ? '0888200101' : null };
      const next = visitorAnswersTo(status, before.isPast);
      return { ...before, status, owner, next, dateTime: dateTime ?? before.dateTime };
    },
  });
}
