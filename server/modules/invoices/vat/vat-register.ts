/** `unavailable` if the register did not answer; `name` is empty where it is not published. */
export type VatCheck = { status: 'valid'; name: string } | { status: 'invalid' } | { status: 'unavailable' };

/** Port to the register of VAT numbers. */
export abstract class VatRegister {
  /** Looks up a number such as `BG999009105`. Never throws. */
  abstract check(vatNumber: string): Promise<VatCheck>;
}

/** Numbers of invented companies, with valid check digits. */
export const SANDBOX_VAT_NUMBERS = {
  valid: 'BG999009105',
  closed: 'BG999009201',
  unavailable: 'BG999009308',
} as const;

/** Register without a network. Knows three numbers; each other number is registered without a name. */
export class SandboxVatRegister extends VatRegister {
  override check(vatNumber: string): Promise<VatCheck> {
    if (vatNumber === SANDBOX_VAT_NUMBERS.closed) return Promise.resolve({ status: 'invalid' });
    if (vatNumber === SANDBOX_VAT_NUMBERS.unavailable) return Promise.resolve({ status: 'unavailable' });
    const name = vatNumber === SANDBOX_VAT_NUMBERS.valid ? 'RODOPSKA VALNA - EOOD' : '';
    return Promise.resolve({ status: 'valid', name });
  }
}
