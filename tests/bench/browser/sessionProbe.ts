import type { SessionMarks, SessionWindow } from './sessionMarks';

/** Runs before the scripts of the page and records the browser's entries for interactions, layout shifts and long tasks. */

const marks: { -readonly [Key in keyof SessionMarks]: SessionMarks[Key][number][] } = {
  interactions: [],
  shifts: [],
  tasks: [],
};
type LayoutShiftSource = {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};

const TEXT_LENGTH = 20;
const frames: number[] = [];
let counting = false;
let round = 0;

watch({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
  const { interactionId = 0, startTime, duration } = entry as PerformanceEntry & { readonly interactionId?: number };
  if (interactionId > 0) marks.interactions.push({ id: interactionId, startTime, duration });
});
watch({ type: 'layout-shift' }, (entry) => {
  const { startTime, value, hadRecentInput, sources } = entry as PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly LayoutShiftSource[];
  };
  const moved = sources.map(describeMove);
  if (!hadRecentInput) marks.shifts.push({ startTime, value, moved });
});
watch({ type: 'longtask' }, ({ startTime, duration }) => marks.tasks.push({ startTime, duration }));

(window as unknown as { -readonly [Key in keyof SessionWindow]: SessionWindow[Key] }).sessionProbe = {
  marks: () => marks,
  startFrames: () => {
    frames.length = 0;
    counting = true;
    round += 1;
    const ownRound = round;
    const note = (time: number) => {
      // A frame of the previous round may still be pending.
      if (ownRound !== round) return;
      frames.push(time);
      if (counting) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  },
  stopFrames: () => {
    counting = false;
    return frames;
  },
};

function watch(what: PerformanceObserverInit, take: (entry: PerformanceEntry) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ ...what, buffered: true });
}

function describeMove({ node, previousRect, currentRect }: LayoutShiftSource): string {
  return `${nameOf(node)}: ${describeRect(previousRect)} → ${describeRect(currentRect)}`;
}

function describeRect({ x, y, width, height }: DOMRectReadOnly): string {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round);
  return `${left},${top} ${wide}×${high}`;
}

function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  if (element === null) return 'something gone';
  const text = element.textContent?.trim().slice(0, TEXT_LENGTH) ?? '';
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.trim() + ` "${text}"`;
}
