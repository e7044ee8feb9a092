import { describe, expect, it } from 'vitest';
import { townOfAddress } from '../../../src/core/shop/vendor-profile.ts';

describe('The town of an address', () => {
  it.each([
    ['Троян, ул. Минзухар 1', 'Троян'],
    ['гр. Троян 5600, ул. Минзухар 1', 'Троян'],
    ['1000 гр. София, ул. „Шипка“ 6', 'София'],
    ['с. Горна баня, ул. Първа 2', 'Горна баня'],
    ['Варна-запад, ул. Първа 2', 'Варна-запад'],
    ['ул. Минзухар 1, Троян', ''],
    ['ул. Минзухар, Троян', ''],
    ['Троян', ''],
    ['', ''],
    ['12345, Троян', ''],
  ])('%s is %j', (address, town) => {
    expect(townOfAddress(address)).toBe(town);
  });
});
