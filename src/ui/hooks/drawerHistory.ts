import { useEffect } from 'react';
import { nameEntry, readRouterEntry } from '@/platform/umi/historyState';
import { useStableCallback } from './useStableCallback';

/** An entry of the browser's history. */
type Entry = {
  /** The router's key and the URL. The entry of a drawer has the same name as the entry below it. */
  readonly name: string;
  /** Number of open drawers that led to it; 0 for an entry of the router. */
  readonly depth: number;
  /** Greater than that of all entries before it. */
  readonly position: number;
};

type OpenDrawer = {
  /** Position of its entry; null until it has one. */
  position: number | null;
  readonly close: () => void;
};

/** Upper bound for drawers open at the same time. */
const MAX_DEPTH = 100;

const drawers: OpenDrawer[] = [];
let current: Entry = { name: '', depth: 0, position: 0 };
/** Whether `history.back()` has been called, but its `popstate` event has not arrived yet. */
let isReturning = false;

/** Starts following the browser's history. Call once, before the router is created, so that our `popstate` listener runs first. If a drawer
 *  was open before a reload, goes back from its entry. */
export function trackHistory(): void {
  nameEntry();
  current = readEntry();
  window.addEventListener('popstate', handlePopState);
  if (current.depth > 0) goBack();
}

/** Records that the router has changed the URL. */
export function recordUrl(): void {
  current = readEntry();
}

/** Adds a history entry with the same URL for an open drawer, so that Back closes it.
 *  @returns  the function to call when the drawer has closed */
export function enterDrawer(close: () => void): () => void {
  const drawer: OpenDrawer = { position: null, close };
  drawers.push(drawer);
  if (!isReturning) pushEntry(drawer);
  return () => {
    drawers.splice(drawers.indexOf(drawer), 1);
    if (drawer.position === current.position) goBack();
  };
}

/** Returns true if the current entry belongs to a drawer, so that a new URL must not replace it. */
export function isDrawerEntry(): boolean {
  return current.depth > 0;
}

function pushEntry(drawer: OpenDrawer): void {
  // Bypasses the router: the URL is the same, and so is everything rendered from it.
  window.history.pushState({ ...window.history.state, drawer: current.depth + 1 }, '');
  current = readEntry();
  drawer.position = current.position;
}

function handlePopState(event: PopStateEvent): void {
  const before = current;
  const wasOpen = isOpen(before);
  const wasReturning = isReturning;
  current = readEntry();
  isReturning = false;
  const isBack = current.position < before.position;
  for (const { position, close } of [...drawers]) if (position !== null && position > current.position) close();
  if (current.depth > 0 && !isOpen(current)) {
    // The entry of a drawer that has been closed.
    if (isBack) goBack();
    else window.history.forward();
  } else if (isBack && !wasReturning && before.depth > 0 && !wasOpen && before.name === current.name) {
    // Back from the entry of a closed drawer, which Forward had reached: nothing has changed on screen yet.
    goBack();
  } else {
    for (const drawer of drawers) if (drawer.position === null) pushEntry(drawer);
  }
  // The router sees the same entry, so nothing has to be rendered again.
  if (before.name === current.name) event.stopImmediatePropagation();
}

function isOpen({ position }: Entry): boolean {
  return drawers.some((drawer) => drawer.position === position);
}

function goBack(): void {
  isReturning = true;
  window.history.back();
}

function readEntry(): Entry {
  const { state } = window.history;
  const { key, index } = readRouterEntry(state);
  const depth: number = state?.drawer ?? 0;
  return { name: `${key} ${window.location.href}`, depth, position: index + depth / MAX_DEPTH };
}

/** Closes a drawer on Back. Closing it in another way leaves no history entry behind. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useStableCallback(onClose);
  useEffect(() => (open ? enterDrawer(close) : undefined), [open, close]);
}
