import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '../../../api/contract.ts';
import type { Implementation, OperationContext } from './operations.ts';

/** Registers every operation of the contract exactly once, and nothing else (CALL-01). */
export function registerContract(
  server: FastifyInstance,
  surroundings: OperationContext,
  implementations: Implementation[],
): void {
  const done = implementations.map(({ operation }) => operation.id);
  const missing = CONTRACT.filter(({ id }) => done.filter((one) => one === id).length !== 1);
  if (missing.length > 0 || done.length !== CONTRACT.length) {
    throw new Error(`Not done exactly once: ${missing.map(({ id }) => id).join(', ')}`);
  }
  for (const implementation of implementations) implementation.register(server, surroundings);
}
