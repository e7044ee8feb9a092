import { describe } from 'vitest';
import { MemoryServiceGateway } from '../../support/memory/memory-services.ts';
import { serviceGatewayContract } from './service-gateway.contract.ts';

describe('in memory', () => {
  serviceGatewayContract(async () => new MemoryServiceGateway());
});
