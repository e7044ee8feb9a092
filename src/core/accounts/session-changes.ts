/** Port that carries logins and logouts between the tabs of one browser. */
export abstract class SessionChanges {
  /** Announces the present session to the other tabs; an empty mark means that nobody is signed in. */
  abstract announce(mark: string): void;
  /** Calls `changed` after another tab has announced a session. */
  abstract watch(changed: () => void): void;
}
