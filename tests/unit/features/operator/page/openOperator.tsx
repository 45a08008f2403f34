import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { createDraftStore } from '@/features/operator/drafts/draftStore';
import { OperatorScreen } from '@/features/operator/page/OperatorScreen';
import type { SessionPort } from '@/operator-worker/protocol';
import { createLocalSession, localPort } from '../../../operator-worker/localSession';
import { emptyDevice } from './deviceStorage';

// Queries by role are slow in jsdom for a page of this size.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
beforeEach(emptyDevice);

/** jsdom files lack arrayBuffer(). */
function fileOf(name: string, bytes: Uint8Array): File {
  return Object.assign(new File([], name), { arrayBuffer: async () => bytes.slice().buffer });
}

/** Renders the page. */
export function show(spawn: () => SessionPort = () => localPort(createLocalSession())) {
  return render(<OperatorScreen spawn={spawn} draftStore={createDraftStore()} />);
}

/** Renders the page and chooses a file. */
export function open(name: string, bytes: Uint8Array, spawn?: () => SessionPort) {
  show(spawn);
  choose(name, bytes);
}

/** Chooses a file on the rendered page. */
export function choose(name: string, bytes: Uint8Array) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [fileOf(name, bytes)] } });
}

export const grid = () => screen.findByRole('grid');

/** Row headers in the viewport: number and state. */
export const rowHeaders = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** The focused cell of the grid, or the cell of the focused text field. */
export const focusedCell = () => document.activeElement?.closest<HTMLElement>('[data-column]') ?? null;
