/** The error a cancelled call rejects with; never an empty answer instead. */
export function abortError(): Error {
  return new DOMException('The call was cancelled', 'AbortError');
}

/** Throws AbortError if the signal is aborted already. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError();
}
