/** Runs in a worker: computes for a while and answers. */

declare const WORK_MS: number;

type Asked = { readonly call: number };

const scope = globalThis as unknown as {
  onmessage: (event: { readonly data: Asked }) => void;
  readonly postMessage: (message: Asked & { readonly kind: 'page' }) => void;
};

scope.onmessage = ({ data }) => {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
  scope.postMessage({ call: data.call, kind: 'page' });
};
