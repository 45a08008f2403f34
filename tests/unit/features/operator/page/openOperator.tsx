import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { OperatorScreen } from '@/features/operator/page/OperatorScreen';
import type { SessionPort } from '@/operator-worker/protocol';
import { deskOver, localPort } from '../../../operator-worker/localSession';

// jsdom leaves it out; antd's Select waits for the next task with it.
globalThis.MessageChannel ??= class {
  readonly port1 = { onmessage: () => {} };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage(), 0) };
} as unknown as typeof MessageChannel;

// Roles and names of a page this size take jsdom a while.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** jsdom's files cannot be read; browsers' can. */
function fileOf(name: string, bytes: Uint8Array): File {
  return Object.assign(new File([], name), { arrayBuffer: async () => bytes.slice().buffer });
}

/** Shows the page and chooses a file on it. */
export function open(name: string, bytes: Uint8Array, spawn: () => SessionPort = () => localPort(deskOver())) {
  render(<OperatorScreen spawn={spawn} />);
  choose(name, bytes);
}

/** Chooses a file on the page that is shown. */
export function choose(name: string, bytes: Uint8Array) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [fileOf(name, bytes)] } });
}

export const grid = () => screen.findByRole('grid');

/** What the rows in sight are headed by: number and state. */
export const rowHeaders = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** The cell of the grid that has the focus, or whose text field has it. */
export const focusedCell = () => document.activeElement?.closest<HTMLElement>('[data-column]') ?? null;
