/**
 * Does something again and again until the server does not answer any more.
 * @param act whether it was done; where it was not, the next try waits a little
 */
export async function untilGone(act: () => Promise<boolean>): Promise<void> {
  for (;;) {
    try {
      if (!(await act())) await new Promise((resume) => setTimeout(resume, 20));
    } catch (error) {
      // What `fetch` throws when the connection is refused, or breaks before the whole answer is there.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}
