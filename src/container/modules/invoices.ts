import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/invoices/invoices.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { InvoiceGateway } from '../../core/invoices/invoice-gateway.ts';

/** Module of invoices: documents of orders, and the settings of vendors. */
export default new ContainerModule(({ bind }) => {
  bind(InvoiceGateway).toResolvedValue((http) => httpGateway<InvoiceGateway>(http, calls), [HttpClient]);
});
