import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/plans/handovers.ts';
import type { Handovers } from '../../../src/core/plans/handover/handover.ts';
import { aHandover } from '../../support/a-handover.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

describe('Handover protocols', () => {
  let handovers: Handovers;
  beforeEach(async () => {
    handovers = inProcessGateway<Handovers>(app, calls, await aPerson(app));
  });

  it('are returned after creation, with their document', async () => {
    const id = randomUUID();
    const made = await handovers.makeHandover({ id, ...aHandover() });
    expect(made).toMatchObject({ id, direction: 'in', on: '2026-11-21', address: aHandover().address });
    expect((await handovers.ownHandovers()).data).toEqual([made]);
    const file = await handovers.handoverFile({ id });
    expect([file.name, file.type]).toEqual(['uyut-handover.pdf', 'application/pdf']);
    expect(atob(file.content)).toContain('%PDF-');
  });

  it('are created once for repeated requests and cannot be changed', async () => {
    const id = randomUUID();
    const made = await handovers.makeHandover({ id, ...aHandover() });
    expect(await handovers.makeHandover({ id, ...aHandover() })).toEqual(made);
    await expect(handovers.makeHandover({ id, ...aHandover({ keys: 'нито един' }) })).rejects.toMatchObject(
      failureOf('conflict', 'error-handover-made'),
    );
    expect((await handovers.ownHandovers()).data).toHaveLength(1);
  });

  it('are rejected when a field is missing', async () => {
    await expect(
      handovers.makeHandover({ id: randomUUID(), ...aHandover({ keys: '  ' }) }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      fields: { keys: 'error-handover-keys' },
    });
    expect((await handovers.ownHandovers()).data).toEqual([]);
  });

  it('are not found by another id', async () => {
    await expect(handovers.handoverFile({ id: randomUUID() })).rejects.toMatchObject(
      failureOf('not-found', 'error-handover-not-found'),
    );
  });
});
