/** An entry of the browser's history. */
type Entry = {
  /** What the router knows it by: a sheet's entry has the name of the one below it. */
  readonly name: string;
  /** How many sheets it stands for; 0 if it is an address of its own. */
  readonly depth: number;
  /** Greater than that of all entries before it. */
  readonly place: number;
};

type OpenSheet = {
  /** Where its entry is; null as long as it has none. */
  place: number | null;
  readonly close: () => void;
};

/** More sheets than this are never open over each other. */
const DEPTHS = 100;

const sheets: OpenSheet[] = [];
let here: Entry = { name: '', depth: 0, place: 0 };
/** Whether we have gone back and not arrived yet. */
let returning = false;

/** Follows the browser's history from now on; to be called once, before there is a router, so that we hear of Back first.
 *  A sheet that was open before a reload has left its entry behind: that is left. */
export function trackHistory(): void {
  here = entryNow();
  window.addEventListener('popstate', arrive);
  if (here.depth > 0) goBack();
}

/** Notes that the router has changed the address. */
export function recordUrl(): void {
  here = entryNow();
}

/** Gives an open sheet an entry at the address there is, so that Back closes it. Returns what is to be called when it has
 *  closed. */
export function enterDrawer(close: () => void): () => void {
  const sheet: OpenSheet = { place: null, close };
  sheets.push(sheet);
  if (!returning) giveEntry(sheet);
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    if (sheet.place === here.place) goBack();
  };
}

/** True if the present entry is a sheet's, which a new address must not take the place of. */
export function isDrawerEntry(): boolean {
  return here.depth > 0;
}

function giveEntry(sheet: OpenSheet): void {
  // Past the router: the address is the same, and so is everything that the page is drawn from.
  window.history.pushState({ ...window.history.state, sheet: here.depth + 1 }, '');
  here = entryNow();
  sheet.place = here.place;
}

function arrive(event: PopStateEvent): void {
  const before = here;
  const wasOpen = isOpen(before);
  const byUs = returning;
  here = entryNow();
  returning = false;
  const isBack = here.place < before.place;
  for (const { place, close } of [...sheets]) if (place !== null && place > here.place) close();
  if (here.depth > 0 && !isOpen(here)) {
    // The entry of a sheet that has closed.
    if (isBack) goBack();
    else window.history.forward();
  } else if (isBack && !byUs && before.depth > 0 && !wasOpen && before.name === here.name) {
    // From such an entry, which Forward had led to: the buyer has seen nothing change.
    goBack();
  } else {
    for (const sheet of sheets) if (sheet.place === null) giveEntry(sheet);
  }
  // To the router it is the same entry, and nothing is to be drawn anew.
  if (before.name === here.name) event.stopImmediatePropagation();
}

function isOpen({ place }: Entry): boolean {
  return sheets.some((sheet) => sheet.place === place);
}

function goBack(): void {
  returning = true;
  window.history.back();
}

function entryNow(): Entry {
  const { state } = window.history;
  const depth: number = state?.sheet ?? 0;
  return {
    name: `${state?.key} ${window.location.href}`,
    depth,
    place: (state?.idx ?? 0) + depth / DEPTHS,
  };
}
