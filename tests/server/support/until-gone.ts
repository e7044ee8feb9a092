/**
 * Repeats an action until the server stops responding.
 * @param act true on success; otherwise the next attempt is delayed
 */
export async function untilGone(act: () => Promise<boolean>): Promise<void> {
  for (;;) {
    try {
      if (!(await act())) await new Promise((resume) => setTimeout(resume, 20));
    } catch (error) {
      // Error of `fetch` for a refused connection or an interrupted response.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}
