/** Runs the assertions of a contract test: whether a dependency still behaves as a file of `src/platform` assumes.
 *  @param advice  what to do if it does not; precedes the message of the failed assertion
 *  @throws        Error with the advice and the message of the assertion */
export async function checkContract(advice: string, check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${advice} See docs/upgrading.md.\n\n${message}`, { cause: error });
  }
}
