/** Creates the error that a cancelled request rejects with. */
export function abortError(): Error {
  return new DOMException('The call was cancelled', 'AbortError');
}

/** Throws AbortError if the signal is already aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError();
}
