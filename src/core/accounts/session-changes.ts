/** Port to login and logout events between the tabs of a browser. */
export abstract class SessionChanges {
  /** Sends the current session to the other tabs; an empty mark means a visitor. */
  abstract announce(mark: string): void;
  /** Subscribes to sessions of other tabs. */
  abstract watch(changed: () => void): void;
}
