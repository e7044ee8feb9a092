import type { TeamOperations } from '../team-operations.ts';

/** Claims of the member; a case that is opened again at once waits for its release (TEAM-03). */
export class CaseClaims {
  private released: Promise<unknown> = Promise.resolve();

  constructor(private readonly operations: Pick<TeamOperations, 'claimCase' | 'releaseCase'>) {}

  async claim(id: string) {
    await this.released;
    return this.operations.claimCase({ id });
  }

  /** Ends the claim. If the server cannot be reached, it ends by itself after ten minutes. */
  release(id: string): void {
    this.released = this.operations.releaseCase({ id }).catch(() => {});
  }
}

/** A case with its evidence and decisions. */
export type OpenedCase = Awaited<ReturnType<TeamOperations['claimCase']>>['case'];
export type CaseDecision = OpenedCase['decisions'][number];
