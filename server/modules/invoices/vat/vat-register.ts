/** `unavailable` if the register did not answer; `name` is empty where it is not published. */
export type VatCheck = { status: 'valid'; name: string } | { status: 'invalid' } | { status: 'unavailable' };

/** Port to the register of VAT numbers. */
export abstract class VatRegister {
  /** Looks up a number such as `BG999009105`. Never throws. */
  abstract check(vatNumber: string): Promise<VatCheck>;
}
