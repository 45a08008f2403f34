/** Waits for a task of its own, so that input is handled in between. Not a timer: browsers delay nested ones by 4 ms each. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
