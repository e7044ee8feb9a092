import { sendInteriorEnquiry } from '../../../../api/calls/services/interior.ts';
import * as teams from '../../../../api/calls/services/service-teams.ts';
import * as withdrawals from '../../../../api/calls/services/service-withdrawals.ts';
import * as services from '../../../../api/calls/services/services.ts';

/** The operations of `ServiceGateway`. */
export const SERVICE_CALLS = { ...services, ...teams, ...withdrawals, sendInteriorEnquiry };
