/** Browser of another engine, as far as these tests need it. */
export interface OtherBrowser {
  open(address: string): Promise<void>;
  /** Runs a script in the page. @returns its result, which must be JSON */
  run<Result>(script: string): Promise<Result>;
  /** Presses the first visible match. */
  click(selector: string): Promise<void>;
  type(selector: string, words: string): Promise<void>;
  press(key: 'Escape' | 'Enter'): Promise<void>;
  close(): Promise<void>;
}
