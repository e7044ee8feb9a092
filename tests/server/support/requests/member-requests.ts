import { aMember, anInvitation } from '../a-member.ts';
import { aPerson } from '../an-account.ts';
import { aSeller } from '../a-vendor.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests about the members of a shop. */
export function memberRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  let last = 0;
  const anEmail = () => `invited-${(last += 1)}@example.com`;
  const shopWithMember = async () => {
    const { headers, vendorId } = await aSeller(app);
    const member = await aMember(app, vendorId, 'orders');
    return { headers, params: { id: member.id } };
  };
  return {
    vendorMembers: async () => ({ headers: (await aSeller(app)).headers }),
    changeVendorRole: async () => ({ ...(await shopWithMember()), body: { role: 'products' } }),
    removeVendorMember: shopWithMember,
    leaveVendor: async () => {
      const { vendorId } = await aSeller(app);
      return { headers: (await aMember(app, vendorId, 'orders')).headers };
    },
    inviteToVendor: async () => ({
      headers: (await aSeller(app)).headers,
      body: { email: anEmail(), role: 'orders' },
    }),
    withdrawInvitation: async () => {
      const seller = await aSeller(app);
      const { id } = await anInvitation(app, seller, { email: anEmail() });
      return { headers: seller.headers, params: { id } };
    },
    vendorInvitation: async () => {
      const { token } = await anInvitation(app, await aSeller(app), { email: anEmail() });
      return { params: { token } };
    },
    acceptInvitation: async () => {
      const person = await aPerson(app);
      const { token } = await anInvitation(app, await aSeller(app), { email: person.email });
      return { headers: person.headers, params: { token } };
    },
  };
}
