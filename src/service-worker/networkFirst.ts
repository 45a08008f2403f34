/** A response and its source. */
export type SourcedResponse = { readonly response: Response; readonly fromCache: boolean };

/** Requests from the network, and falls back to the cache if no acceptable response arrives in time.
 *  @param isAcceptable  whether the network's response may be used
 *  @returns             the network's response, however late or unacceptable, if nothing is cached
 *  @throws              the network's error, if nothing is cached */
export async function networkFirst(
  request: () => Promise<Response>,
  isAcceptable: (response: Response) => boolean,
  findInCache: () => Promise<Response | undefined>,
  networkTimeoutMs: number,
): Promise<SourcedResponse> {
  const pending = request();
  // A network failure is treated like a slow network; its error is thrown below if nothing is cached.
  const acceptable = pending.then(
    (response) => (isAcceptable(response) ? response : null),
    () => null,
  );
  const inTime = await Promise.race([acceptable, wait(networkTimeoutMs)]);
  if (inTime !== null) return { response: inTime, fromCache: false };
  const cached = await findInCache();
  if (cached !== undefined) return { response: cached, fromCache: true };
  return { response: await pending, fromCache: false };
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
