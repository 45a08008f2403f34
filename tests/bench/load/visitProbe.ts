import { SEARCH_BOX, type VisitMarks, type VisitWindow } from './visitMarks';

/** Runs before the scripts of the page and records when it first shows what a buyer waits for. */

/** A total that is not final starts with `≥`. */
const TOTAL = /^\s*([\d,]+) 个/;
const PRICE = /[¥￥]\s*\d/;

const marks: { -readonly [Key in keyof VisitMarks]: VisitMarks[Key] } & {
  totals: { total: number; paintedAt: number }[];
} = {
  boxShownAt: null,
  typedAt: null,
  totals: [],
  firstOfferAt: null,
};
let isFrameRequested = false;

(window as unknown as { -readonly [Key in keyof VisitWindow]: VisitWindow[Key] }).visitMarks = marks;
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    marks.typedAt = timeStamp;
  },
  { capture: true },
);
new MutationObserver(() => {
  if (isFrameRequested) return;
  isFrameRequested = true;
  requestAnimationFrame(() => {
    isFrameRequested = false;
    readFrame();
  });
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });

/** Reads what the frame shows and notes the time after it has been painted. */
function readFrame(): void {
  const total = readTotal();
  const hasBox = marks.boxShownAt === null && isOnScreen(document.querySelector(SEARCH_BOX));
  const hasOffer =
    marks.firstOfferAt === null &&
    [...document.querySelectorAll('article')].some((offer) => PRICE.test(offer.textContent ?? '') && isOnScreen(offer));
  if (!hasBox && !hasOffer && total === null) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const paintedAt = performance.now();
    if (hasBox) marks.boxShownAt ??= paintedAt;
    if (hasOffer) marks.firstOfferAt ??= paintedAt;
    if (total !== null && total !== marks.totals.at(-1)?.total) marks.totals.push({ total, paintedAt });
    port1.close();
  };
  port2.postMessage(null);
}

function readTotal(): number | null {
  for (const heading of document.querySelectorAll('h1, h2')) {
    const [, digits] = TOTAL.exec(heading.textContent ?? '') ?? [];
    if (digits !== undefined) return Number(digits.replaceAll(',', ''));
  }
  return null;
}

function isOnScreen(element: Element | null): boolean {
  if (element === null) return false;
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}
