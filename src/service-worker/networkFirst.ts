/** An answer, and whether it is one that was kept. */
export type SourcedResponse = { readonly response: Response; readonly kept: boolean };

/** Asks the network, and takes what is kept if no good answer is there in time.
 *  @param isGood  whether the network's answer may be shown
 *  @param findKept  looks for what could stand in
 *  @returns       the network's answer, good or late as it may be, where nothing is kept
 *  @throws        what the network throws, where nothing is kept */
export async function networkFirst(
  ask: () => Promise<Response>,
  isGood: (response: Response) => boolean,
  findKept: () => Promise<Response | undefined>,
  patienceMs: number,
): Promise<SourcedResponse> {
  const asked = ask();
  // A network that fails is as good as one that is late; its error is thrown below, if it matters.
  const good = asked.then(
    (response) => (isGood(response) ? response : null),
    () => null,
  );
  const inTime = await Promise.race([good, wait(patienceMs)]);
  if (inTime !== null) return { response: inTime, kept: false };
  const kept = await findKept();
  if (kept !== undefined) return { response: kept, kept: true };
  return { response: await asked, kept: false };
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
