/** Resolves in a later task: what the browser has waiting, a key press or a frame, comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
