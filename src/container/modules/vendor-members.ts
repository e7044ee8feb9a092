import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/accounts/vendor-members.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { InvitationGateway, VendorMembersGateway } from '../../core/accounts/vendor-members.ts';

export default new ContainerModule(({ bind }) => {
  bind(VendorMembersGateway).toResolvedValue(
    (http) => httpGateway<VendorMembersGateway>(http, calls),
    [HttpClient],
  );
  bind(InvitationGateway).toResolvedValue(
    (http) => httpGateway<InvitationGateway>(http, calls),
    [HttpClient],
  );
});
