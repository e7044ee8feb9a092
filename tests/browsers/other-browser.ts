/** A browser of another engine than the features' own, as far as these tests need it. */
export interface OtherBrowser {
  open(address: string): Promise<void>;
  /** Runs a script in the page. @returns what comes after its `return`, which JSON can hold. */
  run<Result>(script: string): Promise<Result>;
  /** Presses what the selector finds first, as a person would: it must be in sight. */
  click(selector: string): Promise<void>;
  type(selector: string, words: string): Promise<void>;
  press(key: 'Escape' | 'Enter'): Promise<void>;
  close(): Promise<void>;
}
