/** The member's latest decision whose mails wait. */
export type WaitingDecision = {
  id: number;
  caseId: string;
  title: string;
  decision: string;
  undoUntil: string;
};

/** Offer to undo the latest decision; it survives a change of the language. */
export class LastDecision {
  private decision: WaitingDecision | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): WaitingDecision | null => this.decision;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param decision null ends the offer */
  offer(decision: WaitingDecision | null): void {
    this.decision = decision;
    for (const listener of this.listeners) listener();
  }
}
