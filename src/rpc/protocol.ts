/** The methods of a server with their parameters and results. */
export type Methods = {
  readonly [method: string]: { readonly params: unknown; readonly result: unknown };
};

export type MethodName<M extends Methods> = Extract<keyof M, string>;

/** Sent by the client. A notification is a call without a response. */
export type ClientMessage =
  | {
      readonly type: 'request';
      readonly id: number;
      readonly method: string;
      readonly params: unknown;
    }
  | { readonly type: 'notification'; readonly method: string; readonly params: unknown }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'ping' };

/** Sent by the server. `ready` comes first, as soon as the server's script runs; `event` is sent without a request. */
export type ServerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'event'; readonly name: string }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: ErrorData };

/** A ShopError as data, since class instances do not survive `postMessage`. */
export type ErrorData = { readonly code: string; readonly message: string; readonly retryable: boolean };
