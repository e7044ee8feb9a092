import * as contract from '../../../../api/plans/handovers.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { listHandovers, makeHandover, readHandoverFile } from './handovers.ts';
import type { HandoverDependencies } from './handovers.ts';

/** Protocols of what was handed over with a home. */
export function handoverRoutes(parts: HandoverDependencies): Implementation[] {
  return [
    implement(contract.ownHandovers, ({ account }) => listHandovers(parts, account.id)),
    implement(
      contract.makeHandover,
      ({ account, params, body, language }) =>
        makeHandover(parts, { accountId: account.id, id: params.id }, body, language),
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.handoverFile, ({ account, params }) =>
      readHandoverFile(parts, { accountId: account.id, id: params.id }),
    ),
  ];
}
