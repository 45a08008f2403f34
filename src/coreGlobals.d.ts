/** Globals common to browsers, workers and Node. The core folders are compiled against these instead of DOM or Node types, so that
 *  `document` or `node:fs` in them does not compile. */
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: ArrayBufferView | ArrayBuffer, options?: { readonly stream?: boolean }): string;
}
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
declare class DOMException extends Error {
  constructor(message?: string, name?: string);
}
type AbortSignal = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};
declare function setTimeout(run: () => void, milliseconds?: number): number;
declare function clearTimeout(timer: number | undefined): void;
